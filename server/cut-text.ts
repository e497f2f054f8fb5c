/**
 * The beginning of a text, of so many UTF-16 units at most, that ends between two characters: PostgreSQL keeps no half
 * of one in JSON, and no page shows it.
 */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/\p{Cs}$/u, '')
}
