/** The options of a picture's text. */
export const textOptions = {
  "--names <names>": {
    text: 'one or two, as in "Անի, Դավիթ", in any letters',
    isRequired: true,
  },
  "--date <time>": "the day, and the hour if it is to be said: 12.06.2027 17:00",
  "--place <text>": "in the first language",
  "--title <text>": "in the first language; the occasion's usual one unless given",
  "--languages <list>": "as in am,en,ru; each has files of its own",
} as const;
