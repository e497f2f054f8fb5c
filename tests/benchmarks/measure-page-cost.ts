import { median } from '#tests/figures.ts'
import { anAdult } from '../lighthouse/a-visitor.ts'
import { type Effort, inTurns, type Turns } from './in-turns.ts'
import type { Running } from './processes.ts'
import type { Row } from './report.ts'

const KEPT_CPU_MS = 0.3
const KEPT_PER_SECOND = 2500
/** The control's: the beers of `/shop` as JSON. */
const OF_CONTROL = ['/api/product?pag=1']

/**
 * What a page costs the shop's process, beside an answer of the control: `/shop` as it is made for whoever has something of their own,
 * and five pages by turns as visitors get them who have nothing.
 */
export async function measurePageCost(
  shop: Running,
  control: Running,
  size: string,
  effort: Effort,
): Promise<Row[]> {
  const visitor = { cookie: await anAdult(shop.url), 'accept-encoding': 'gzip' }
  const [beer] = (await (await fetch(`${shop.url}/api/product`)).json()) as {
    id: string
    companyId: string
  }[]
  const pages = ['/home', '/shop', `/detail/${beer!.id}`, `/company/${beer!.companyId}`, '/breweries']
  const alone = await inTurns(shop, control, ['/shop'], effort, { ofControl: OF_CONTROL })
  const kept = await inTurns(shop, control, pages, effort, { headers: visitor, ofControl: OF_CONTROL })
  const perSecond = median(kept.map((turn) => turn.shop.perSecond))
  const keptCpu = cpuRow(`Five pages of visitors, kept, ${size}`, kept)
  return [
    cpuRow(`/shop rendered, ${size}`, alone),
    { ...keptCpu, goal: `≤ ${KEPT_CPU_MS} ms`, reached: keptCpu.shop <= KEPT_CPU_MS },
    {
      what: `Five pages of visitors, kept, ${size}`,
      unit: 'pages/s',
      shop: perSecond,
      control: median(kept.map((turn) => turn.control.perSecond)),
      ratio: median(kept.map((turn) => turn.shop.perSecond / turn.control.perSecond)),
      goal: `≥ ${KEPT_PER_SECOND}/s`,
      reached: perSecond >= KEPT_PER_SECOND,
    },
  ]
}

function cpuRow(what: string, turns: Turns): Row {
  return {
    what,
    unit: 'server CPU ms a page',
    shop: median(turns.map((turn) => turn.shop.cpuMs)),
    control: median(turns.map((turn) => turn.control.cpuMs)),
    ratio: median(turns.map((turn) => turn.shop.cpuMs / turn.control.cpuMs)),
    goal: null,
    reached: null,
  }
}
