/** What search engines and previews of links show of a description, about. */
const SHOWN_CHARACTERS = 180

/** A text on one line, cut after a whole word where it is longer than anybody shows. */
export function cutDescription(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= SHOWN_CHARACTERS) return line
  const cut = line.slice(0, SHOWN_CHARACTERS)
  const lastSpace = cut.lastIndexOf(' ')
  // Never half of a sign that takes two places, and never nothing of one endless word.
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut.slice(0, -1)).toWellFormed()}…`
}
