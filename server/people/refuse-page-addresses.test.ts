import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as formTexts from '#contract/texts/form.ts'
import { textOf } from '#contract/texts/text.ts'

import { beers, buyers, companies } from '#database/schema.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { aBuyerForm, aCompanyForm } from '#tests/factories/sign-up-forms.ts'
import { sendJson } from '#tests/http/send-json.ts'

const checkout = useCheckout()
const LINK = 'Gana en evil.com'
const told = (...names: string[]) => ({
  status: 400,
  body: { fields: Object.fromEntries(names.map((name) => [name, textOf(formTexts.pageAddress)])) },
})
const BEER = {
  ...{ name: 'Clara', type: 'IPA', ABV: 5, IBU: 20, price: 4.5, stock: 5 },
  ...{ description: 'Rubia.', presentation: 'Lata' },
}

test('nobody signs up, orders, sends or publishes under the address of a page', async () => {
  const services = checkout.with()
  const places = { name: LINK, lastName: LINK, city: LINK, address: `${LINK}/x` }
  const buyer = await sendJson(services, 'POST', '/user', { body: aBuyerForm(places) })
  expect(buyer).toMatchObject(told('name', 'lastName', 'city', 'address'))
  const seller = await sendJson(services, 'POST', '/company', { body: aCompanyForm({ company: LINK }) })
  expect(seller).toMatchObject(told('company'))

  const [ana, eva] = [await aLoggedInBuyer(services), await aLoggedInSeller(services)]
  const beer = await aBeer(checkout.db, { companyId: eva.id })
  const delivery = { recipient: LINK, address: LINK, city: LINK, state: LINK, country: LINK }
  const ordered = await ana.send('POST', '/create-order', {
    products: [{ id: beer.id, quantity: 1 }],
    delivery,
  })
  expect(ordered.status).toBe(400)
  expect(JSON.stringify(ordered.body).split(textOf(formTexts.pageAddress))).toHaveLength(6)
  const { orderId } = await aPaidOrder(services, ana.id, [{ id: beer.id, quantity: 1 }])
  const shipment = { carrier: LINK, tracking: 'https://correo.example/77' }
  const shipped = await eva.send('PUT', `/company/${eva.id}/parcels/${orderId}/shipped`, shipment)
  expect(shipped).toMatchObject(told('carrier', 'tracking'))
  expect(await eva.send('POST', '/product', { ...BEER, name: LINK })).toMatchObject(told('name'))
})

test('an edit writes none anew, and leaves alone what stands there already', async () => {
  const services = checkout.with()
  const [ana, eva] = [await aLoggedInBuyer(services), await aLoggedInSeller(services)]
  const { password: _, email: __, ...record } = aBuyerForm()
  expect(await ana.send('PUT', '/user', { ...record, name: LINK, city: LINK })).toMatchObject(
    told('name', 'city'),
  )
  await checkout.db.update(buyers).set({ name: LINK }).where(eq(buyers.userId, ana.id))
  const edited = await ana.send('PUT', '/user', { ...record, name: LINK, city: 'Salta' })
  expect(edited).toMatchObject({ status: 200, body: { name: LINK, city: 'Salta' } })

  const company = { ...record, phone: '+54 351 5550101', company: LINK }
  expect(await eva.send('PUT', '/company', company)).toMatchObject(told('company'))
  await checkout.db.update(companies).set({ company: LINK }).where(eq(companies.id, eva.id))
  expect(await eva.send('PUT', '/company', { ...company, city: 'Salta' })).toMatchObject({ status: 200 })

  const beer = await aBeer(checkout.db, { companyId: eva.id })
  const change = (name: string) => eva.send('PUT', `/product/${beer.id}`, { ...BEER, name })
  expect(await change(LINK)).toMatchObject(told('name'))
  await checkout.db.update(beers).set({ name: LINK }).where(eq(beers.id, beer.id))
  expect(await change(LINK)).toMatchObject({ status: 200 })
})
