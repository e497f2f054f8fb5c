/** Writes instants as spreadsheets read them, in the shop's time: 2026-11-22 23:19:05. */
export function shopMoment(timeZone: string): (instant: string) => string {
  // Swedish writes days and times in just this order.
  const words = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (instant) => words.format(new Date(instant))
}
