/** '2026-11-03' → '03/11/2026'. By hand: a calendar day has no time zone, and every browser's words are the same. */
export function dayWords(day: string): string {
  return day.split('-').toReversed().join('/')
}
