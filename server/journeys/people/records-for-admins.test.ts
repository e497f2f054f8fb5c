import { expect, test } from 'vitest'
import { requestRefund } from '#server/journeys/orders/request-refund.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aPaidOrder, aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aPayoutAccount } from '#tests/factories/a-payout-account.ts'
import { freeParcels } from '#tests/factories/a-shipment.ts'
import {
  aLoggedInAdmin,
  aLoggedInBuyer,
  aLoggedInSeller,
  inABrowser,
  PASSWORD,
} from '#tests/factories/logged-in-people.ts'
import { sendJson } from '#tests/http/send-json.ts'

const checkout = useCheckout()

test('a buyer’s record comes with their account and what they spent', async () => {
  const services = checkout.with()
  const [ana, admin, beer] = [
    await aLoggedInBuyer(services),
    await aLoggedInAdmin(services),
    await aBeer(checkout.db, { onHand: 100 }),
  ]
  const of = (quantity: number) => [{ id: beer.id, quantity }]
  const read = async () => (await admin.send('GET', `/persons/admin/${ana.id}`)).body
  expect(await read()).toMatchObject({ purchases: 0, spent: 0, openSessions: 1 })
  await aPaidOrder(services, ana.id, of(2))
  const back = await aPaidOrder(services, ana.id, of(3))
  const lines = [{ beerId: beer.id, quantity: 1 }]
  await requestRefund(services, { orderId: back.orderId, lines, restock: false, reason: 'broken' })
  await aPlacedOrder(services, ana.id, of(4))
  await inABrowser(services, ana)
  await ana.send('PUT', '/user', {
    ...{ name: 'Ana', lastName: 'Pérez', document: 30111222, country: 'Argentina', state: 'Córdoba' },
    ...{ city: 'Córdoba', address: 'Belgrano 123', email: 'otra@correo.example', currentPassword: PASSWORD },
  })
  expect(await read()).toMatchObject({
    id: ana.id,
    email: ana.email,
    role: 'Person',
    status: true,
    createdAt: ana.createdAt.toISOString(),
    deleted: false,
    emailVerified: false,
    pendingEmail: 'otra@correo.example',
    hasLogin: true,
    openSessions: 2,
    purchases: 2,
    spent: 18,
  })
})

test('of a deleted account its books are left, and no e-mail', async () => {
  const services = checkout.with()
  const [ana, eva, admin] = [
    await aLoggedInBuyer(services),
    await aLoggedInSeller(services),
    await aLoggedInAdmin(services),
  ]
  for (const who of [ana, eva]) await who.send('DELETE', '/account', { currentPassword: PASSWORD })
  const gone = {
    deleted: true,
    status: false,
    email: '',
    hasLogin: false,
    openSessions: 0,
    pendingEmail: null,
  }
  expect((await admin.send('GET', `/persons/admin/${ana.id}`)).body).toMatchObject(gone)
  expect((await admin.send('GET', `/company/admin/${eva.id}`)).body).toMatchObject(gone)
})

test('a company’s record comes with its account, its beers and what it is owed', async () => {
  const services = checkout.with()
  const [eva, ana, admin] = [
    await aLoggedInSeller(services),
    await aLoggedInBuyer(services),
    await aLoggedInAdmin(services),
  ]
  const [beer, other] = [
    await aBeer(checkout.db, { companyId: eva.id }),
    await aBeer(checkout.db, { companyId: eva.id, blocked: true }),
  ]
  expect(other.onSale).toBe(false)
  const { orderId } = await aPaidOrder(services, ana.id, [{ id: beer.id, quantity: 2 }])
  await freeParcels(services, orderId)
  await aPayoutAccount(services, eva)
  expect((await admin.send('GET', `/company/admin/${eva.id.toUpperCase()}`)).body).toMatchObject({
    id: eva.id,
    company: expect.stringContaining('Birra del Valle'),
    email: eva.email,
    role: 'Company',
    status: true,
    deleted: false,
    hasLogin: true,
    openSessions: 1,
    beers: 2,
    sales: 1,
    balances: [{ currency: 'USD', owed: 9, pending: 0 }],
    payoutAccount: {
      masked: { kind: 'ar-bank', holder: 'E. Ruiz', bank: '285', number: '••••5201' },
      payableFrom: expect.stringMatching(/Z$/),
    },
  })
})

test('an imported company has nobody who logs in', async () => {
  const services = checkout.with()
  const [company, admin] = [await aCompany(checkout.db, { userId: null }), await aLoggedInAdmin(services)]
  expect((await admin.send('GET', `/company/admin/${company.id}`)).body).toMatchObject({
    email: '',
    createdAt: company.createdAt.toISOString(),
    deleted: false,
    emailVerified: false,
    pendingEmail: null,
    hasLogin: false,
    openSessions: 0,
    beers: 0,
    sales: 0,
    balances: [],
    payoutAccount: null,
  })
})

test('records are the admins’; an id that is another kind’s is nobody’s', async () => {
  const services = checkout.with()
  const [ana, eva, admin] = [
    await aLoggedInBuyer(services),
    await aLoggedInSeller(services),
    await aLoggedInAdmin(services),
  ]
  for (const [path, own] of [
    ['/persons/admin', ana],
    ['/company/admin', eva],
  ] as const) {
    expect((await own.send('GET', `${path}/${own.id}`)).status).toBe(403)
    expect((await sendJson(services, 'GET', `${path}/${own.id}`)).status).toBe(401)
  }
  for (const path of [
    `/persons/admin/${eva.id}`,
    `/persons/admin/${eva.userId}`,
    `/persons/admin/${admin.id}`,
    '/persons/admin/x',
    `/company/admin/${ana.id}`,
    `/company/admin/${eva.userId}`,
    '/company/admin/x',
  ]) {
    const { status, body } = await admin.send('GET', path)
    expect([path, status, body]).toMatchObject([path, 404, { message: '¡Usuario no encontrado!' }])
  }
})
