/** What every chart says beside its own words. */
export const chartTexts = {
  'chart.table': 'Ver los números',
  'chart.read': '{title}: valor por valor',
  'chart.none': 'sin datos',
  'chart.value': '{name}: {value}',
} as const
