import type { ChartProps, ChartSeries } from './chart.ts'
import { ChartFrame } from './chart-frame.tsx'
import styles from './charts.module.css'

type Props = Omit<ChartProps, 'series'> & {
  series: ChartSeries
  /** The numbers beside the chart, from the top down; the first and the last are its ends. */
  ticks: readonly number[]
}

/** One series as points, joined where a value follows a value: where there is none, the line has a gap. At least one label. */
export function LineChart({ series, ticks, ...props }: Props) {
  const [top, bottom] = [ticks[0]!, ticks.at(-1)!]
  const place = (value: number, at: number) =>
    `${at + 0.5} ${100 - ((value - bottom) / (top - bottom)) * 100}`
  const points = series.values.flatMap((value, at) => (value === null ? [] : [place(value, at)]))
  return (
    <ChartFrame {...props} series={[series]} ticks={ticks}>
      <path className={styles.line} d={lineThrough(series.values, place)} />
      <path className={styles.points} d={points.map((point) => `M${point}h0`).join('')} />
    </ChartFrame>
  )
}

/** The path through neighbours that both have a value. */
function lineThrough(values: ChartSeries['values'], place: (value: number, at: number) => string): string {
  return values
    .map((value, at) => {
      const before = values[at - 1]
      if (value === null || before === null || before === undefined) return ''
      return `M${place(before, at - 1)}L${place(value, at)}`
    })
    .join('')
}
