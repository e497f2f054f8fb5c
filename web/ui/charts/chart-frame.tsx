import { type PointerEvent, type ReactNode, useState } from 'react'
import * as chartTexts from '#contract/texts/chart.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { useText } from '#web/texts.ts'
import { useLive } from '#web/ui/use-live.ts'
import type { ChartProps } from './chart.ts'
import { ChartLabels } from './chart-labels.tsx'
import { highestAt } from './chart-scale.ts'
import { ChartTable, valueText } from './chart-table.tsx'
import styles from './charts.module.css'

type Props = ChartProps & {
  /** The numbers beside the chart, from the top down. */
  ticks: readonly number[]
  /** What is drawn: SVG in which a label is 1 wide and the height is 100, from the top down. */
  children: ReactNode
}

/**
 * What every chart has around it: its name, what the colours mean, the value that is being read, both axes, the table.
 * The highest value is read first; a pointer over the chart reads others, and so do the arrow keys: a slider lies on it,
 * which says them to screen readers. Without scripts there is the table.
 */
export function ChartFrame({ title, labelsAre, labels, series, also = [], ticks, children }: Props) {
  const t = useText()
  const live = useLive()
  const [chosen, setChosen] = useState<number>()
  const last = labels.length - 1
  const at = Math.min(chosen ?? highestAt(series[0]!.values), last)
  const told = [...series, ...also]
  const reading = told.map((each) =>
    t(chartTexts.value, { name: each.name, value: valueText(each, at) ?? t(chartTexts.none) }),
  )

  function readUnder(event: PointerEvent<SVGSVGElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const index = Math.floor(((event.clientX - left) / width) * labels.length)
    setChosen(Math.max(0, Math.min(index, last)))
  }

  return (
    <figure className={`stack gap-3 ${styles.chart}`}>
      <figcaption className={styles.title}>{title}</figcaption>
      {series.length > 1 && (
        <ul className={`wrap ${styles.legend}`}>
          {series.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      <p className={`wrap ${styles.reading}`}>
        <strong>{labels[at]!.name}</strong>
        {reading.map((words) => (
          <span key={words}>{words}</span>
        ))}
      </p>
      <div className={styles.plot}>
        <div className={styles.ticks} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick}>{numberText(tick)}</span>
          ))}
        </div>
        <div className={styles.canvas}>
          <svg
            viewBox={`0 0 ${labels.length} 100`}
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
            onPointerDown={readUnder}
            onPointerMove={readUnder}
          >
            <rect className={styles.read} x={at} y={0} width={1} height={100} />
            {ticks.map((tick, line) => (
              <path
                key={tick}
                className={styles.grid}
                d={`M0 ${(line / (ticks.length - 1)) * 100}H${labels.length}`}
              />
            ))}
            {children}
          </svg>
          {live && (
            <input
              type="range"
              className={styles.slider}
              min={0}
              max={last}
              value={at}
              onChange={(event) => setChosen(Number(event.target.value))}
              aria-label={t(chartTexts.read, { title })}
              aria-valuetext={[labels[at]!.name, ...reading].join(', ')}
            />
          )}
        </div>
        <ChartLabels labels={labels} />
      </div>
      <ChartTable title={title} labelsAre={labelsAre} labels={labels} series={told} />
    </figure>
  )
}
