/** LIKE reads `%`, `_` and `\` as signs of its own. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** The pattern of "this text is a part of it". */
export function partPattern(normalText: string): string {
  return `%${escapeLike(normalText)}%`
}
