import { type Context, Hono } from 'hono'
import { refuse } from '#contract/errors.ts'
import { byteStream } from '#server/csv/byte-stream.ts'
import { answerRefusal } from '#server/http/refusals.ts'
import type { Services } from '#server/services.ts'
import { type Address, readAddresses } from './read-addresses.ts'
import { divideIntoSheets, type Sheet } from './sitemap-sheets.ts'
import { writeRobots } from './write-robots.ts'
import { SITEMAP_BEGINS, SITEMAP_ENDS, writeEntry, writeIndex } from './write-sitemap.ts'

const KEPT_SECONDS = 3600

/**
 * What search engines read before any page: `/robots.txt`, `/sitemap.xml` (the index) and `/sitemaps/{n}.xml` from 1 on.
 * For everybody, without cookie or question; kept for an hour. A number that the index does not name is 404.
 * @param ownPages paths of the shop's own pages that are to be found
 */
export function sitemapRoutes(
  { pool, env }: Pick<Services, 'pool' | 'env'>,
  ownPages: readonly string[],
): Hono {
  const routes = new Hono()
  const { publicUrl } = env
  const sheets = forAWhile(() => divideIntoSheets(pool))

  routes.get('/robots.txt', (context) => {
    keep(context)
    return context.text(writeRobots(publicUrl))
  })

  routes.get('/sitemap.xml', async (context) => {
    const { length } = await sheets()
    return answerXml(context, writeIndex(publicUrl, length))
  })

  routes.get('/sitemaps/:file{[1-9][0-9]{0,5}\\.xml}', async (context) => {
    const number = Number(context.req.param('file').slice(0, -'.xml'.length))
    const sheet = (await sheets())[number - 1]
    if (!sheet) return answerRefusal(context, refuse('not-found'))
    const batches = readAddresses(pool, sheet, { ownPages })
    // Before the answer begins: a database that does not answer is then told with a status.
    const first = await batches.next()
    return answerXml(context, byteStream(written(publicUrl, first.value ?? [], batches)))
  })

  routes.get('/sitemaps/*', (context) => answerRefusal(context, refuse('not-found')))
  return routes
}

async function* written(publicUrl: string, first: Address[], rest: AsyncIterable<Address[]>) {
  const entries = (batch: Address[]) => batch.map((address) => writeEntry(publicUrl, address)).join('')
  yield SITEMAP_BEGINS + entries(first)
  for await (const batch of rest) yield entries(batch)
  yield SITEMAP_ENDS
}

function keep(context: Context) {
  context.header('Cache-Control', `public, max-age=${KEPT_SECONDS}`)
}

function answerXml(context: Context, xml: string | ReadableStream): Response {
  keep(context)
  return context.body(xml, 200, { 'Content-Type': 'application/xml; charset=utf-8' })
}

/** Reads once an hour at most, however many ask: a sitemap and the index that named it then agree. */
function forAWhile(read: () => Promise<Sheet[]>): () => Promise<Sheet[]> {
  let kept: { sheets: Promise<Sheet[]>; untilMs: number } | undefined
  return () => {
    if (kept && kept.untilMs > Date.now()) return kept.sheets
    const reading = { sheets: read(), untilMs: Date.now() + KEPT_SECONDS * 1000 }
    kept = reading
    // What failed is asked anew by whoever comes next.
    reading.sheets.catch(() => {
      if (kept === reading) kept = undefined
    })
    return reading.sheets
  }
}
