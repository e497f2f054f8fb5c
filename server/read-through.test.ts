import { expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/all-calls.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { aStuckPool } from '#tests/factories/a-stuck-pool.ts'
import {
  aLoggedInAdmin,
  aLoggedInBuyer,
  aLoggedInSeller,
  PASSWORD,
} from '#tests/factories/logged-in-people.ts'
import { sendJson } from '#tests/http/send-json.ts'
import { createApp } from './app.ts'
import type { Services } from './services.ts'

const checkout = useCheckout()

const stuck = () => aStuckPool(checkout.database.connectionString)

test('while all that read for visitors and for reports are stuck, people log in, fill carts and buy', async () => {
  const services: Services = {
    ...checkout.with(),
    readers: await stuck(),
    reports: await stuck(),
  }
  const beer = await aBeer(checkout.db)
  const ana = await aLoggedInBuyer(services)
  const looked = await ana.send('GET', `/product/${beer.id}`)
  expect([looked.status, looked.headers.get('retry-after')]).toEqual([503, '2'])
  expect(looked.body).toMatchObject({ code: 'database-down' })

  expect(await ana.session()).toMatchObject({ id: ana.id })
  const cart = { cookie: `${ana.headers.cookie}; cart=${beer.id.replaceAll('-', '')}.1.${beer.priceCents}` }
  const shown = await sendJson(services, 'GET', '/cart', { headers: cart })
  expect([shown.status, shown.body]).toMatchObject([200, { lines: [{ id: beer.id, quantity: 1 }] }])
  const bought = await ana.send('POST', '/create-order', { products: [{ id: beer.id, quantity: 1 }] })
  expect(bought.status).toBe(201)
  const body = { email: ana.email, password: PASSWORD }
  expect((await sendJson(services, 'POST', '/login', { body })).status).toBe(200)
  expect((await createApp(services).request('/readyz')).status).toBe(200)
})

/** What visitors may ask for that is not only looked at: it belongs to a session, a form, or reads no table. */
const AT_THE_TILL = [
  '/session',
  '/check',
  '/cart',
  '/countries',
  '/login',
  '/team-invitation',
  '/staff-invitation',
  '/brewery-claim',
]

test('whatever a visitor may read is read without the till', async () => {
  const seen = checkout.with()
  const company = await aCompany(checkout.db)
  const beer = await aBeer(checkout.db, { companyId: company.id })
  const services = { ...seen, ...(await stuck()) }
  const open = ALL_CALLS.map(([, call]) => call)
    .filter(({ method, access }) => method === 'GET' && access === 'anyone')
    .map(({ path }) => path)
    .filter((path) => !AT_THE_TILL.includes(path) && !path.startsWith('/sign-in'))
  expect(open).toEqual(
    expect.arrayContaining(['/product', '/product/{id}', '/toprated', '/bestsellers', '/company/{id}']),
  )
  const asked = (path: string) => (path === '/suggest' ? '/suggest?q=lager' : path)
  const calls = open.map(
    (path) => `/api${asked(path).replace('{id}', path.startsWith('/company') ? company.id : beer.id)}`,
  )
  const others = ['/api/product?name=lager', '/sitemap.xml', '/sitemaps/2.xml', `/labels/${beer.id}.svg`]
  for (const path of [...calls, ...others, `/labels/companies/${company.id}.svg`]) {
    expect([path, (await createApp(services).request(path)).status]).toEqual([path, 200])
  }
})

test('while reports are stuck, they say so, and visitors look around', async () => {
  const services = { ...checkout.with(), reports: await stuck() }
  const beer = await aBeer(checkout.db)
  const eva = await aLoggedInSeller(services)
  const admin = await aLoggedInAdmin(services)
  const sellersOwn = ['figures', 'beers'].map((what) => eva.send('GET', `/company/${eva.id}/${what}`))
  const admins = ['/admin/figures', '/admin/work', '/persons?pag=1', '/admin/audit'].map((path) =>
    admin.send('GET', path),
  )
  for (const { status } of await Promise.all([...sellersOwn, ...admins])) expect(status).toBe(503)
  expect((await sendJson(services, 'GET', `/product/${beer.id}`)).status).toBe(200)
})
