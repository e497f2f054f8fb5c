import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { BarChart } from './bar-chart.tsx'
import type { ChartSeries } from './chart.ts'
import { LineChart } from './line-chart.tsx'

const labels = (count: number) =>
  Array.from({ length: count }, (_label, at) => ({ name: `Día ${at + 1}`, short: String(at + 1) }))
const series = (values: (number | null)[], name = 'Litros'): ChartSeries => ({
  name,
  values,
  format: (value) => `${value} l`,
})

function bars(...all: ChartSeries[]) {
  return renderToStaticMarkup(
    <BarChart title="Agua" labelsAre="Día" labels={labels(all[0]!.values.length)} series={all} />,
  )
}

function line(values: (number | null)[]) {
  return renderToStaticMarkup(
    <LineChart
      title="Agua"
      labelsAre="Día"
      labels={labels(values.length)}
      series={series(values)}
      ticks={[5, 3, 1]}
    />,
  )
}

/** Height of each bar that is drawn; the first rectangle marks what is being read. */
const heights = (markup: string) =>
  [...markup.matchAll(/<rect [^>]*height="([\d.]+)"/g)].slice(1).map(([, height]) => Number(height))
const cells = (markup: string) => [...markup.matchAll(/<td>([^<]*)<\/td>/g)].map(([, text]) => text)

describe('bars', () => {
  test('nothing but noughts: no bar, and a scale all the same', () => {
    const markup = bars(series([0, 0]))
    expect(heights(markup)).toEqual([])
    expect(markup).toContain('Litros: 0 l')
    expect(markup).not.toContain('NaN')
  })

  test('one value', () => {
    const markup = bars(series([7]))
    expect(heights(markup)).toEqual([87.5])
    expect(markup).not.toContain('NaN')
  })

  test('many values: the highest is read first, the least is still seen, the table has them all', () => {
    const values = Array.from({ length: 400 }, (_value, at) => (at === 250 ? 1000 : 1))
    const markup = bars(series(values))
    const drawn = heights(markup)
    expect([drawn.length, Math.max(...drawn), Math.min(...drawn)]).toEqual([400, 100, 0.8])
    expect(markup).toContain('<strong>Día 251</strong><span>Litros: 1000 l</span>')
    expect(cells(markup)).toEqual(values.map((value) => `${value} l`))
  })

  test('two series stand beside each other, on one scale, and are named', () => {
    const markup = bars(series([4, 2], 'Entra'), series([0, 1], 'Sale'))
    expect(heights(markup)).toEqual([100, 50, 25])
    expect(markup).toMatch(/<li>Entra<\/li><li>Sale<\/li>/)
    expect(markup).toContain('<span>Entra: 4 l</span><span>Sale: 0 l</span>')
  })
})

test('a second series of nothing but noughts takes no room', () => {
  const widths = (markup: string) =>
    [...markup.matchAll(/<rect [^>]*width="([\d.]+)"/g)].map(([, width]) => width)
  const alone = widths(bars(series([4, 2], 'Entra')))
  expect(widths(bars(series([4, 2], 'Entra'), series([0, 0], 'Sale')))).toEqual(alone)
})

describe('a line', () => {
  test('has a gap where there is no value, and a point for each that is', () => {
    const markup = line([5, 1, null, 3])
    expect(markup).toContain('d="M0.5 0L1.5 100"')
    expect(markup).toContain('d="M0.5 0h0M1.5 100h0M3.5 50h0"')
    expect(cells(markup)).toEqual(['5 l', '1 l', '–', '3 l'])
  })

  test('of nothing says so', () => {
    expect(line([null])).toContain('Litros: sin datos')
  })
})

test('a chart is a figure with a name, and its drawing is not read out', () => {
  const markup = bars(series([1]))
  expect(markup).toMatch(/^<figure [^>]*><figcaption [^>]*>Agua<\/figcaption>/)
  expect(markup).toMatch(/<svg [^>]*aria-hidden="true"/)
  expect(markup).toContain('<th scope="row">Día 1</th>')
})
