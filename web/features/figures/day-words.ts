import type { FigureStep } from '#contract/figures.ts'
import type { Translate } from '#web/texts.ts'
import type { ChartLabel } from '#web/ui/charts/chart.ts'

/** '2026-11-03' → '03/11/2026'. By hand: a calendar day has no time zone, and every browser's words are the same. */
export function dayWords(day: string): string {
  return day.split('-').toReversed().join('/')
}

/** A part of a period as charts and tables name it. */
export function partLabel(
  t: Translate,
  by: FigureStep,
  { from, to }: { from: string; to: string },
): ChartLabel {
  const short = dayWords(from).slice(0, 5)
  if (by === 'day') return { name: dayWords(from), short }
  if (by === 'week') return { name: t('figures.weekOf', { from: dayWords(from), to: dayWords(to) }), short }
  const [year, month] = from.split('-')
  const name = `${t('figures.months').split(' ')[Number(month) - 1]} ${year}`
  return { name, short: name }
}
