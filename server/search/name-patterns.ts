/** LIKE reads `%`, `_` and `\` as signs of its own. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** The pattern of "this text is a part of it". */
export function partPattern(normalText: string): string {
  return `%${escapeLike(normalText)}%`
}

/** The pattern of "a word of it begins with this text", or the whole does. */
export function beginningPatterns(normalText: string): string[] {
  return [`${escapeLike(normalText)}%`, `% ${escapeLike(normalText)}%`]
}

/** The pattern of "a word of it ends with this text", or the whole does. */
export function endPatterns(normalText: string): string[] {
  return [`%${escapeLike(normalText)}`, `%${escapeLike(normalText)} %`]
}
