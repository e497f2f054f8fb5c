import type { ChartProps } from './chart.ts'
import { ChartFrame } from './chart-frame.tsx'
import { scaleTop } from './chart-scale.ts'
import styles from './charts.module.css'

/** How much of a label's place its bars take. */
const FILLED = 0.76
/** A few bars do not become walls: none is wider than one of so many. */
const AS_IF_AT_LEAST = 6
/** Little is not nothing. */
const LOWEST = 0.8

/**
 * Bars from zero up, one for each label: the first series filled, a second one beside it outlined. At least one label. What is
 * below zero is told and not drawn.
 */
export function BarChart(props: ChartProps) {
  const { labels, series } = props
  const top = scaleTop(series.flatMap(({ values }) => values))
  const filled = FILLED * Math.min(1, labels.length / AS_IF_AT_LEAST)
  // One of which there is nothing to see leaves its room to the other.
  const seen = series.filter(({ values }) => values.some(Boolean))
  const width = filled / (seen.length || 1)
  return (
    <ChartFrame {...props} ticks={[top, top / 2, 0]}>
      {series.map(({ name, values }, row) => (
        <g key={name} className={row === 0 ? styles.filled : styles.outlined}>
          {values.map((value, at) => {
            if (!value || value < 0) return null
            const height = Math.max((value / top) * 100, LOWEST)
            const x = at + (1 - filled) / 2 + seen.indexOf(series[row]!) * width
            return <rect key={labels[at]!.name} x={x} y={100 - height} width={width} height={height} />
          })}
        </g>
      ))}
    </ChartFrame>
  )
}
