/** Words for the guests of one host in the families' languages, in small letters. */
const words = {
  groom:
    /^(?:groom(?:['’]s)?(?: side)?|փեսա(?:յի)?(?: կողմ(?:ը|ից)?)?|жених|(?:со )?(?:сторон[аы] )?жениха|(?:côté |du )?marié|bräutigam|bruidegom)$/u,
  bride:
    /^(?:bride(?:['’]s)?(?: side)?|հարս(?:ի)?(?: կողմ(?:ը|ից)?)?|невеста|(?:со )?(?:сторон[аы] )?невесты|(?:côté |de la )?mariée|braut|bruid)$/u,
} as const;

/**
 * The side whose guests a household is, as it is stored: `groom` and `bride`, which reply forms
 * know, for the words of the families' languages; any other text is the hosts' own.
 */
export function sideOf(text: string | null): string | null {
  if (text === null) return null;
  const small = text.trim().toLowerCase();
  if (words.groom.test(small)) return "groom";
  return words.bride.test(small) ? "bride" : text;
}
