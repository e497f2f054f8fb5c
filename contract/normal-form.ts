/** As many marks as a letter has in a text that can be read as it comes (Unicode Standard Annex 15, section 13). */
const MARKS_BEYOND = /(\p{M}{30})\p{M}+/gu

/**
 * `normalize` of what somebody sent: a letter keeps thirty of its marks. All marks of one letter are sorted among each other, each
 * beside each: 60,000 of them held the one process that serves everybody for four seconds.
 */
export function normalForm(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return text.replace(MARKS_BEYOND, '$1').normalize(form)
}
