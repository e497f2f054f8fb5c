import type { chartTexts as original } from '../charts.ts'
import type { Translated } from '../translated.ts'

export const chartTexts: Translated<typeof original> = {
  'chart.table': 'Ver os números',
  'chart.read': '{title}: valor por valor',
  'chart.none': 'sem dados',
  'chart.value': '{name}: {value}',
}
