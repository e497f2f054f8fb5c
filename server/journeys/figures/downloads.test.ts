import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aRefundOf, aSale } from '#tests/factories/a-sale.ts'
import { aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()

async function aBrewery() {
  const services = makeTestServices(database)
  const seller = await aLoggedInSeller(services)
  const { headers } = seller
  const download = (path: string) =>
    createApp(services).request(`/api/company/${seller.id}/${path}`, { headers })
  return { seller, download }
}

const cells = (file: string) => parse(file, { delimiter: ';', bom: true }) as string[][]

test('the figures as a file: a line for each part, numbers with a decimal comma', async () => {
  const { seller, download } = await aBrewery()
  const beer = await aBeer(database.db, { companyId: seller.id })
  const sold = await aSale(database.db, '2026-03-10T12:00:00Z', [{ beer, quantity: 3 }])
  await aRefundOf(database.db, sold, { beer, quantity: 1 })
  const answer = await download('figures.csv?from=2026-03-09&to=2026-03-10')
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': 'attachment; filename="lupulo-cifras-2026-03-09-2026-03-10.csv"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())).toBe(
    [
      '\uFEFFDesde;Hasta;Unidades;Vendido (U$S);Unidades devueltas;Devuelto (U$S);Opiniones;Puntuación media',
      '2026-03-09;2026-03-09;0;0;0;0;0;',
      '2026-03-10;2026-03-10;3;13,5;1;4,5;0;',
      '',
    ].join('\r\n'),
  )
})

test('the sales as a file: names that would be formulas are words, and come back whole from quotes', async () => {
  const { seller, download } = await aBrewery()
  const names = ['=HYPERLINK("http://x.example";"ver")', '+1', '-2', '@SUM(A1)', 'La "Negra"; fría\ny amarga']
  for (const name of names) {
    const beer = await aBeer(database.db, { companyId: seller.id, name })
    await aSale(database.db, '2026-03-10T02:59:00Z', [{ beer, quantity: 2 }])
  }
  const [head, ...lines] = cells(await (await download('sales.csv?from=2026-03-09&to=2026-03-09')).text())
  expect(head).toHaveLength(18)
  expect(lines.map((line) => line[3]).toSorted()).toEqual(
    [`'${names[0]}`, `'${names[1]}`, `'${names[2]}`, `'${names[3]}`, names[4]].toSorted(),
  )
  expect(lines[0]).toMatchObject({
    0: '2026-03-09',
    1: '23:59',
    5: '2',
    6: '4,5',
    7: '9',
    10: 'Envio pendiente',
    ...{ 11: 'USD', 12: '9', 13: '0', 14: '0', 15: '0', 16: '0', 17: '9' },
  })
})

test('only one’s own lines, and nothing of who bought', async () => {
  const { seller, download } = await aBrewery()
  const own = await aBeer(database.db, { companyId: seller.id, name: 'Propia' })
  const foreign = await aBeer(database.db, { name: 'Ajena' })
  await aSale(database.db, '2026-03-10T12:00:00Z', [
    { beer: own, quantity: 1 },
    { beer: foreign, quantity: 1 },
  ])
  const file = await (await download('sales.csv?from=2026-03-10&to=2026-03-10')).text()
  expect(cells(file)).toHaveLength(2)
  expect(file).toContain('Propia')
  for (const secret of ['Ajena', 'Lucía', 'Paz', 'Belgrano', '@']) expect(file).not.toContain(secret)
})

test('a long file is whole and in order, though it is read in pieces', async () => {
  const { seller, download } = await aBrewery()
  const beer = await aBeer(database.db, { companyId: seller.id })
  await aSale(database.db, '2026-03-09T12:00:00Z', [{ beer, quantity: 7 }])
  await copyOrders(seller.id, 2300)
  const [, ...lines] = cells(await (await download('sales.csv?from=2026-03-01&to=2026-04-30')).text())
  expect(lines).toHaveLength(2301)
  expect(new Set(lines.map((line) => line[2])).size).toBe(2301)
  const times = lines.map((line) => `${line[0]} ${line[1]}`)
  expect(times).toEqual(times.toSorted())
})

test('a period that cannot be is refused, and no file begins', async () => {
  const { download } = await aBrewery()
  const answer = await download('sales.csv?from=2026-03-10&to=2026-03-01')
  expect([answer.status, answer.headers.get('Content-Disposition')]).toEqual([400, null])
})

/** As many orders more like the company's first, many of them in the same instant. */
async function copyOrders(companyId: string, count: number) {
  await database.pool.query(
    `WITH made AS (
       INSERT INTO orders (buyer_id, idempotency_key, request_hash, state, total_cents, charge_currency, charge_cents,
                           payable_until, stock_held,
                           recipient, address, city, address_state, country, created_at, paid_at)
       SELECT buyer_id, 'copy-' || at, 'x', 'paid', total_cents, charge_currency, charge_cents, payable_until, false, recipient, address, city,
              address_state, country, timestamptz '2026-03-10' + at / 70 * interval '1 hour', paid_at
       FROM orders JOIN parcels ON order_id = id AND company_id = $1, generate_series(1, $2::int) AS at
       RETURNING id, created_at
     ), lined AS (
       INSERT INTO order_lines (order_id, beer_id, company_id, quantity, unit_cents, charge_unit_cents, name,
                                presentation, image, company_name)
       SELECT made.id, beer_id, company_id, quantity, unit_cents, charge_unit_cents, name, presentation, image, company_name
       FROM made, order_lines WHERE company_id = $1
     )
     INSERT INTO parcels (order_id, company_id, created_at) SELECT id, $1, created_at FROM made`,
    [companyId, count],
  )
}
