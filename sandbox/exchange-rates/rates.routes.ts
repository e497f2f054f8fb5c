import { Hono } from 'hono'
import { z } from 'zod'
import { type ExchangeRates, SOURCES, TROUBLES } from './exchange-rates.ts'
import { CURRENCIES } from './rate-table.ts'
import { ratesPage } from './rates.page.ts'

const change = z
  .strictObject({
    /** Both sources unless told. */
    source: z.enum(SOURCES).optional(),
    currency: z.enum(CURRENCIES).optional(),
    /** Units for one dollar; also what no rate can be: 0, a negative number, a text. */
    rate: z.union([z.number(), z.string(), z.null()]).optional(),
    trouble: z.enum(TROUBLES).optional(),
    delayMs: z.int().min(0).max(600_000).optional(),
    ageDays: z.int().min(0).max(10_000).optional(),
  })
  .refine(({ currency, rate }) => (currency === undefined) === (rate === undefined), {
    error: 'currency and rate go together',
  })

/** Sets what the sources of exchange rates say: a page for people, and under /sandbox as JSON for tests. */
export function ratesRoutes(rates: ExchangeRates) {
  const routes = new Hono()

  routes.get('/exchange-rates', (context) => context.html(ratesPage(rates)))
  routes.post('/exchange-rates', async (context) => {
    const { rate, ...form } = await context.req.parseBody()
    // A number as people type it; anything else is said as it was typed.
    const typed = rate === undefined ? {} : { rate: Number.isNaN(Number(rate)) ? rate : Number(rate) }
    const parsed = change.safeParse({ ...form, ...typed })
    if (parsed.success) apply(parsed.data)
    return context.html(ratesPage(rates), parsed.success ? 200 : 400)
  })

  routes.get('/sandbox/exchange-rates', (context) => context.json(standing()))
  routes.post('/sandbox/exchange-rates', async (context) => {
    const parsed = change.safeParse(await context.req.json().catch(() => undefined))
    if (!parsed.success) return context.json({ message: z.prettifyError(parsed.error) }, 400)
    apply(parsed.data)
    return context.json(standing())
  })
  routes.delete('/sandbox/exchange-rates', (context) => {
    rates.reset()
    return context.json(standing())
  })

  function apply({ source, currency, rate, ...mood }: z.output<typeof change>) {
    for (const each of source ? [source] : SOURCES) {
      if (currency !== undefined) rates.setRate(each, currency, rate)
      rates.setMood(each, mood)
    }
  }

  function standing() {
    return Object.fromEntries(
      SOURCES.map((source) => [source, { rates: rates.rates(source), ...rates.mood(source) }]),
    )
  }

  return routes
}
