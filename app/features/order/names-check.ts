/** Letters of any script and what stands between names: «Նարեկ և Մարիամ», “Anna & Arman”. */
const names = /^[\p{L}\p{M}][\p{L}\p{M} ,&+'’՚֊-]*$/u;
const longest = 60;
const mostWords = 6;

/**
 * Whether what a stranger wrote as names can be nothing else: no number, no address, no sentence.
 * A form sends its confirmation to whatever address it is given, so its free text is what a spammer
 * would write to others.
 */
export function areNames(text: string): boolean {
  return text.length <= longest && names.test(text) && text.split(" ").length <= mostWords;
}
