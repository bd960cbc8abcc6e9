/** The dashboard that visitors try; its own rooms are in `app/couple/demo`. */
export const demoDashboard = "/for-hosts/demo";

const dayMs = 24 * 60 * 60 * 1000;

/** Made-up answers by day, the oldest first: many at first, then those who were reminded. */
const answersByDay = [9, 12, 6, 4, 2, 3, 1, 2, 1, 0, 2, 1, 8, 7, 3, 2];

/** The last answers of the demo: a name below `site:home.dashboard.guests`, and how many come. */
export const demoAnswers = [
  { name: "anahit", heads: 4 },
  { name: "tigran", heads: 2 },
  { name: "gor", heads: 0 },
] as const;

/** The numbers of a made-up dashboard. @param today `2027-06-12`, the day of the last answers. */
export function demoOverview(today: string) {
  const last = Date.parse(today);
  const days = answersByDay.map((answers, index) => ({
    date: new Date(last - (answersByDay.length - 1 - index) * dayMs).toISOString().slice(0, 10),
    answers,
  }));
  const all = answersByDay.reduce((sum, answers) => sum + answers, 0);
  return {
    guests: 148,
    children: 21,
    yes: all - 7,
    no: 7,
    silent: 12,
    days: days.filter(({ answers }) => answers > 0),
  };
}
