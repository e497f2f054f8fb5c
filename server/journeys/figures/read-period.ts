import { type Refusal, refuse } from '#contract/errors.ts'
import type { FigureStep } from '#contract/figures.ts'
import { FIGURES_MAX_BUCKETS } from '#contract/limits.ts'
import { dayWords } from '#contract/texts/days.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import { textOf } from '#contract/texts/text.ts'
import { addDays, cutSpan, daysIn, type Span } from './calendar.ts'

/** What is asked: days `yyyy-mm-dd` that exist. */
export type AskedPeriod = {
  from?: string | undefined
  to?: string | undefined
  by?: FigureStep | undefined
}

/** A period, how it is cut, and as many days right before it. */
export type Period = Span & { by: FigureStep; before: Span; parts: ReturnType<typeof cutSpan> }

const USUAL_DAYS = 30
const MOST_DAYS_BY_DAY = 31
const MOST_DAYS_BY_WEEK = 184

/**
 * The period that was asked for; what was left out is filled in (contract/figures.ts). Refuses: malformed, naming the
 * field, when it ends before it begins or after today, or has too many parts.
 * @param today the shop's day
 */
export function readPeriod(asked: AskedPeriod, today: string): Period | Refusal {
  const to = asked.to ?? today
  const from = asked.from ?? addDays(to, 1 - USUAL_DAYS)
  if (to > today) return wrong('to', textOf(figuresTexts.dayInFuture, { today: dayWords(today) }))
  if (from > today) return wrong('from', textOf(figuresTexts.dayInFuture, { today: dayWords(today) }))
  if (from > to) return wrong('to', textOf(figuresTexts.endsBeforeItBegins))
  const days = daysIn({ from, to })
  const by = asked.by ?? usualStep(days)
  const parts = cutSpan({ from, to }, by, FIGURES_MAX_BUCKETS)
  if (parts.length > FIGURES_MAX_BUCKETS) {
    return wrong('by', textOf(figuresTexts.tooManyBuckets, { max: FIGURES_MAX_BUCKETS }))
  }
  return { from, to, by, before: { from: addDays(from, -days), to: addDays(from, -1) }, parts }
}

function usualStep(days: number): FigureStep {
  if (days <= MOST_DAYS_BY_DAY) return 'day'
  return days <= MOST_DAYS_BY_WEEK ? 'week' : 'month'
}

function wrong(field: string, sentence: string): Refusal {
  return refuse('malformed', undefined, { [field]: sentence })
}
