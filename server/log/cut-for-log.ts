import { cutText } from '../cut-text.ts'

/** A text of so many characters at most, that says so where it was longer: what strangers write fills no disk. */
export function cutForLog(text: string, most: number): string {
  return text.length > most ? `${cutText(text, most - 1)}…` : text
}
