import type { FigureStep } from '#contract/figures.ts'

/** Calendar days as `yyyy-mm-dd`, without a time zone: what day it was somewhere the database says. */

const DAY_MS = 86_400_000

/** Days from the first to the last, both included. */
export type Span = { from: string; to: string }

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** A span in weeks from its first day on, oldest first: what is read week by week lasts no longer the longer it is. */
export function* weeksOf({ from, to }: Span): Generator<Span> {
  for (let first = from; first <= to; first = addDays(first, 7)) {
    const last = addDays(first, 6)
    yield { from: first, to: last < to ? last : to }
  }
}

/** Its first day alone: the period before it, for whoever asks nothing of that. */
export const firstOf = ({ from }: Span): Span => ({ from, to: from })

/** How many days a span has. */
export function daysIn({ from, to }: Span): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
}

/** The first day of the day, week (Monday, as PostgreSQL's `date_trunc` has it) or month that a day belongs to. */
export function startOf(day: string, by: FigureStep): string {
  if (by === 'month') return `${day.slice(0, 7)}-01`
  if (by === 'day') return day
  const weekday = new Date(day).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

/** The same of the next one. */
function nextStart(start: string, by: FigureStep): string {
  if (by === 'day') return addDays(start, 1)
  if (by === 'week') return addDays(start, 7)
  return startOf(addDays(start, 31), 'month')
}

/**
 * The days, weeks or months of a span, oldest first, each with the `start` by which the database knows it. The first and
 * the last are cut where the span ends. At most `limit` and one more.
 */
export function cutSpan({ from, to }: Span, by: FigureStep, limit: number): (Span & { start: string })[] {
  const parts: (Span & { start: string })[] = []
  for (let start = startOf(from, by); start <= to && parts.length <= limit; ) {
    const next = nextStart(start, by)
    const last = addDays(next, -1)
    parts.push({ start, from: start < from ? from : start, to: last > to ? to : last })
    start = next
  }
  return parts
}
