import * as chartTexts from '#contract/texts/chart.ts'
import { useText } from '#web/texts.ts'
import { Disclosure } from '../disclosure.tsx'
import type { ChartLabel, ChartSeries } from './chart.ts'
import styles from './charts.module.css'

type Props = {
  title: string
  labelsAre: string
  labels: readonly ChartLabel[]
  series: readonly ChartSeries[]
}

/** The numbers behind a chart, for whoever would rather read them. */
export function ChartTable({ title, labelsAre, labels, series }: Props) {
  const t = useText()
  return (
    <Disclosure
      title={
        <span>
          {t(chartTexts.table)}
          <span className="visually-hidden">: {title}</span>
        </span>
      }
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{labelsAre}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, at) => (
            <tr key={label.name}>
              <th scope="row">{label.name}</th>
              {series.map((each) => (
                <td key={each.name}>{valueText(each, at) ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  )
}

/** The value at a label in words; undefined where there is none. */
export function valueText({ values, format }: ChartSeries, at: number): string | undefined {
  const value = values[at]
  return value === null || value === undefined ? undefined : format(value)
}
