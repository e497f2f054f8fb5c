import { median } from '#tests/figures.ts'
import { anAdult, pagesToInspect } from '../lighthouse/a-visitor.ts'
import { type Inspector, networkRecords, openInspector } from '../lighthouse/inspect-page.ts'
import { startShop } from '../running/a-running-shop.ts'
import { serveBarePage } from './bare-page.ts'
import type { Row } from './report.ts'

const LEAST_SCORE = 95

type Visit = { score: number; lcp: number; tbt: number; cls: number; script: number; style: number }

/**
 * The pages that people come to, as Lighthouse sees them on a telephone with slow 4G (its own simulation), by turns with a
 * bare page. @param rounds visits of each page; medians are told
 */
export async function measurePages(rounds: number): Promise<Row[]> {
  const [shop, control, inspector] = await Promise.all([startShop(), serveBarePage(), openInspector()])
  try {
    const cookie = await anAdult(shop.url)
    const rows: Row[] = []
    for (const path of await pagesToInspect(shop.url)) {
      const turns: { shop: Visit; control: Visit }[] = []
      for (let round = 0; round < rounds; round++)
        turns.push({
          shop: await visit(inspector, shop.url + path, path === '/' ? '' : cookie),
          control: await visit(inspector, control.url, ''),
        })
      rows.push(...rowsOf(path.startsWith('/detail') ? '/detail/{id}' : path, turns))
    }
    return rows
  } finally {
    await inspector.close()
    control.stop()
    await shop.stop()
  }
}

async function visit(inspector: Inspector, url: string, cookie: string): Promise<Visit> {
  const report = await inspector.inspect(url, cookie, { onlyCategories: ['performance'] })
  const figure = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN
  const kilobytes = (type: string) =>
    networkRecords(report)
      .filter((record) => record.resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize / 1000, 0)
  return {
    score: (report.categories.performance?.score ?? 0) * 100,
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    script: kilobytes('Script'),
    style: kilobytes('Stylesheet'),
  }
}

function rowsOf(page: string, turns: { shop: Visit; control: Visit }[]): Row[] {
  const row = (what: string, unit: string, key: keyof Visit, least?: number): Row => {
    const shop = median(turns.map((turn) => turn.shop[key]))
    const goal = least === undefined ? null : `≥ ${least}`
    return {
      what: `${page}: ${what}`,
      unit,
      shop,
      control: median(turns.map((turn) => turn.control[key])),
      ratio: null,
      goal,
      reached: least === undefined ? null : shop >= least,
    }
  }
  return [
    row('Lighthouse performance', 'of 100', 'score', LEAST_SCORE),
    row('largest contentful paint', 'ms', 'lcp'),
    row('total blocking time', 'ms', 'tbt'),
    row('cumulative layout shift', 'sum', 'cls'),
    row('scripts', 'kB over the line', 'script'),
    row('style sheets', 'kB over the line', 'style'),
  ]
}
