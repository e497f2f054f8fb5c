import { plain } from './forms-of.ts'

/** What a person reads of some HTML, without scripts and tags, spaces made one. */
export function readable(html: string): string {
  // Scripts and styles are no text, and `<wbr>` is no space between the halves of a word.
  const said = html.replaceAll(/<(script|style)\b.*?<\/\1>|(<\/span>)?<wbr\b[^>]*>(<span\b[^>]*>)?/gs, '')
  return plain(said.replaceAll(/<[^>]*>/g, ' ')).replaceAll(/\s+/g, ' ')
}

/** The smallest element with such a tag whose text has all these words, as HTML; empty when there is none. */
export function partOf(html: string, tag: string, words: string[]): string {
  const open: number[] = []
  const parts: string[] = []
  for (const { 0: found, index } of html.matchAll(new RegExp(`</?${tag}\\b[^>]*>`, 'g'))) {
    if (!found.startsWith('</')) open.push(index)
    else if (open.length) parts.push(html.slice(open.pop(), index + found.length))
  }
  const fitting = parts.filter((part) =>
    words.every((word) => readable(part).includes(word.replaceAll(/\s+/g, ' '))),
  )
  return fitting.toSorted((one, other) => one.length - other.length)[0] ?? ''
}
