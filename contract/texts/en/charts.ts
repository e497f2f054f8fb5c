import type { chartTexts as original } from '../charts.ts'
import type { InEnglish } from '../translated.ts'

export const chartTexts: InEnglish<typeof original> = {
  'chart.table': 'See the numbers',
  'chart.read': '{title}: value by value',
  'chart.none': 'no data',
  'chart.value': '{name}: {value}',
}
