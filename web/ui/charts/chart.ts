/** A place on the axis: its whole name for readers, a short one under the chart. */
export type ChartLabel = { name: string; short: string }

/** A value for each label; null where there is none. What is drawn is from zero on. */
export type ChartSeries = {
  name: string
  values: readonly (number | null)[]
  /** A value in words, with its unit. */
  format: (value: number) => string
}

export type ChartProps = {
  title: string
  /** What the labels are: the head of the table's first column. */
  labelsAre: string
  labels: readonly ChartLabel[]
  /** What is drawn: one series, or two beside each other. */
  series: readonly ChartSeries[]
  /** What is only told: in the table, and where values are read one by one. */
  also?: readonly ChartSeries[]
}
