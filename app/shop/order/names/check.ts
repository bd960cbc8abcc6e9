/** Letters of any script and characters between names: «Նարեկ և Մարիամ», “Anna & Arman”. */
const names = /^[\p{L}\p{M}][\p{L}\p{M} ,&+'’՚֊-]*$/u;
const longest = 60;
const mostWords = 6;

/**
 * True if a text consists of names only, without numbers, addresses or sentences. The form sends
 * its confirmation to any address, so other free text would let spammers write to strangers.
 */
export function areNames(text: string): boolean {
  return text.length <= longest && names.test(text) && text.split(" ").length <= mostWords;
}
