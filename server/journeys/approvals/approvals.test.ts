import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { isRefusal } from '#contract/errors.ts'
import { beers, companies } from '#database/schema.ts'
import { signUpCompany } from '#server/features/companies/sign-up-company.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { auditOf } from '#tests/factories/audit-entries.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { aCompanyForm } from '#tests/factories/sign-up-forms.ts'
import { sendJson } from '#tests/http/send-json.ts'
import { placeOrder } from '../orders/place-order.ts'

const checkout = useCheckout({ poolSize: 20 })
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

/** A brewery that waits, with a beer that it prepared, and an admin. */
async function aNewBrewery() {
  const services = checkout.with()
  const seller = await aLoggedInSeller(services, { waitsSince: new Date() })
  const beer = await aBeer(checkout.db, { companyId: seller.id, name: 'Bruma' })
  const admin = await aLoggedInAdmin(services)
  const read = async (path: string) => (await sendJson(services, 'GET', path)).status
  const approve = () => admin.send('PUT', `/admin/companies/${seller.id}/approval`)
  const ask = (words: string) => admin.send('PUT', `/admin/companies/${seller.id}/question`, { words })
  const refuseIt = () =>
    admin.send('PUT', '/company', { id: seller.id, status: 'false', reason: 'No es una cervecería.' })
  const work = async () => {
    const { body } = await admin.send('GET', '/admin/work?kind=new-brewery')
    return (body as { work: { companyId: string }[] }).work.some(({ companyId }) => companyId === seller.id)
  }
  const buyer = await aBuyer(checkout.db)
  const order = () => placeOrder(services, buyer.id, { products: [{ id: beer.id, quantity: 1 }] })
  const rowOf = async () => (await checkout.db.select().from(beers).where(eq(beers.id, beer.id)))[0]!
  return { services, seller, beer, admin, read, approve, ask, refuseIt, work, order, rowOf }
}

test.each([
  ['0', false],
  ['1', true],
])('with APPROVE_NEW_BREWERIES=%s who signs up waits: %s', async (APPROVE_NEW_BREWERIES, waits) => {
  const services = checkout.with({ APPROVE_NEW_BREWERIES })
  const form = aCompanyForm({
    email: `nueva-${APPROVE_NEW_BREWERIES}@correo.example`,
    company: `Nueva ${APPROVE_NEW_BREWERIES}`,
  })
  const made = await signUpCompany(services, form as never, '203.0.113.7')
  if (isRefusal(made)) throw new Error(made.refused)
  const [row] = await checkout.db.select().from(companies).where(eq(companies.id, made.id))
  expect(row!.waitsSince !== null).toBe(waits)
  const { status } = await sendJson(services, 'GET', `/company/${made.id}`)
  expect(status).toBe(waits ? 404 : 200)
})

test('what a brewery prepares is seen by nobody else and sold to nobody, until an admin approves it', async () => {
  const { services, seller, beer, read, approve, work, rowOf } = await aNewBrewery()
  expect(await rowOf()).toMatchObject({ onSale: false, companyActive: false })
  expect([await read(`/product/${beer.id}`), await read(`/company/${seller.id}`)]).toEqual([404, 404])
  expect((await seller.send('GET', `/product/${beer.id}`)).status).toBe(200)
  const buyer = await aLoggedInBuyer(services)
  expect((await buyer.send('PUT', `/following/${seller.id}`)).status).toBe(404)
  const day = (await seller.send('GET', `/company/${seller.id}/today`)).body as {
    approval: object
    missing: string[]
  }
  expect(day).toMatchObject({ approval: { asked: '' } })
  expect(day.missing).not.toContain('beer')
  const listed = async () =>
    ((await sendJson(services, 'GET', `/product?company=${seller.id}`)).body as { total: number }).total
  expect(await listed()).toBe(0)
  // What is published while it waits waits too.
  const later = await aBeer(checkout.db, { companyId: seller.id, name: 'Rocío' })
  expect(later.onSale).toBe(false)
  expect(await work()).toBe(true)

  expect((await approve()).body).toEqual({ companyId: seller.id, approval: null })
  expect((await approve()).status).toBe(200)
  expect(await rowOf()).toMatchObject({ onSale: true, inStock: true })
  expect(await listed()).toBe(2)
  expect([await read(`/product/${beer.id}`), await read(`/company/${seller.id}`)]).toEqual([200, 200])
  expect(await work()).toBe(false)
  expect((await auditOf(services, seller.id)).map(({ action }) => action)).toEqual(['company-approved'])
  expect((await seller.send('GET', `/company/${seller.id}/today`)).body).toMatchObject({ approval: null })
  const { body } = await seller.send('GET', '/account/acts')
  expect(body).toMatchObject({ acts: [{ action: 'company-approved' }] })
})

test('an admin asks for something: the same words once, read on the brewery’s day, over with the approval', async () => {
  const { services, seller, approve, ask } = await aNewBrewery()
  await Promise.all([ask('Mándanos la habilitación.'), ask('Mándanos la habilitación.')])
  expect((await auditOf(services, seller.id)).map(({ action }) => action)).toEqual(['company-asked'])
  expect((await seller.send('GET', `/company/${seller.id}/today`)).body).toMatchObject({
    approval: { asked: 'Mándanos la habilitación.' },
  })
  expect((await ask(' ')).status).toBe(400)
  await approve()
  expect((await ask('¿Y?')).body).toMatchObject({ code: 'company-approved' })
})

test('approved while it is refused: whoever comes second sees what the first did', async () => {
  for (let round = 0; round < 4; round++) {
    const { services, seller, approve, refuseIt, rowOf, work } = await aNewBrewery()
    const [approved, refused] = await Promise.all([approve(), refuseIt()])
    expect(refused.status).toBe(200)
    expect([200, 409]).toContain(approved.status)
    expect(await rowOf()).toMatchObject({ onSale: false })
    expect(await work()).toBe(false)
    const acts = (await auditOf(services, seller.id)).map(({ action }) => action)
    expect(acts).toEqual(
      approved.status === 200 ? ['company-approved', 'company-deactivated'] : ['company-deactivated'],
    )
  }
})

test('who was refused waits on when it is switched on again, and an imported brewery waits for nobody', async () => {
  const { seller, admin, approve, refuseIt, work, rowOf } = await aNewBrewery()
  await refuseIt()
  expect((await approve()).body).toMatchObject({ code: 'company-off' })
  await admin.send('PUT', '/company', { id: seller.id, status: 'true' })
  expect([await work(), (await rowOf()).onSale]).toEqual([true, false])
  const imported = await aBeer(checkout.db)
  expect(imported.companyActive).toBe(true)
})

test('nobody orders of it; whoever does while it is approved has what they ordered, or is told that it is not on sale', async () => {
  const { approve, order, rowOf } = await aNewBrewery()
  expect(isRefusal(await order())).toBe(true)
  const [placed] = await Promise.all([order(), approve()])
  expect((await rowOf()).reserved).toBe(isRefusal(placed) ? 0 : 1)
  expect(isRefusal(await order())).toBe(false)
})

test('a name that a brewery waits under makes no other one be shown by its place', async () => {
  const services = checkout.with()
  const first = await aLoggedInSeller(services, { company: 'Cumbre Sola' })
  const second = await aLoggedInSeller(services, { company: 'Cumbre Sola', waitsSince: new Date() })
  const nameOf = async () =>
    ((await sendJson(services, 'GET', `/company/${first.id}`)).body as { company: string }).company
  expect(await nameOf()).toBe('Cumbre Sola')
  // Nor does one that comes after it wait for an admin because of it.
  await checkout.db.update(companies).set({ active: false }).where(eq(companies.id, first.id))
  const third = await aLoggedInSeller(services, { company: 'Cumbre Sola', nameTakenAt: new Date() })
  const admin = await aLoggedInAdmin(services)
  const shared = async () => {
    const { body } = await admin.send('GET', '/admin/work?kind=name-shared')
    return (body as { work: { companyId: string }[] }).work.map(({ companyId }) => companyId)
  }
  expect(await shared()).not.toContain(third.id)
  await checkout.db.update(companies).set({ active: true }).where(eq(companies.id, first.id))
  await admin.send('PUT', `/admin/companies/${second.id}/approval`)
  expect(await nameOf()).toContain('Quilpué')
  expect(await shared()).toContain(third.id)
})

test('who has not said what they are called is approved by nobody', async () => {
  const { seller, approve } = await aNewBrewery()
  await checkout.db.update(companies).set({ company: '' }).where(eq(companies.id, seller.id))
  expect(await approve()).toMatchObject({ status: 409, body: { code: 'company-unnamed' } })
})
