import type { FigureStep } from '#contract/figures.ts'
import { dayWords } from '#contract/texts/days.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import type { Translate } from '#web/texts.ts'
import type { ChartLabel } from '../charts/chart.ts'

/** A part of a period as charts and tables name it. */
export function partLabel(
  t: Translate,
  by: FigureStep,
  { from, to }: { from: string; to: string },
): ChartLabel {
  const short = dayWords(from).slice(0, 5)
  if (by === 'day') return { name: dayWords(from), short }
  if (by === 'week')
    return { name: t(figuresTexts.weekOf, { from: dayWords(from), to: dayWords(to) }), short }
  const [year, month] = from.split('-')
  const name = `${t(figuresTexts.months).split(' ')[Number(month) - 1]} ${year}`
  return { name, short: name }
}

const STEP_COLUMNS = {
  day: figuresTexts.byDay,
  week: figuresTexts.byWeek,
  month: figuresTexts.byMonth,
} as const

/** The axis of charts over a period: what its parts are, and each of them. */
export function periodAxis(t: Translate, by: FigureStep, parts: readonly { from: string; to: string }[]) {
  return { labelsAre: t(STEP_COLUMNS[by]), labels: parts.map((part) => partLabel(t, by, part)) }
}

/** How many days a period has. */
export function daysOf({ from, to }: { from: string; to: string }): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}
