import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { HAND_OVER_CODE } from '#contract/limits.ts'
import type { OwnPurchase } from '#contract/purchases.ts'
import { parcels } from '#database/schema.ts'
import { sendOutboxMail } from '#server/features/mail/send-outbox-mail.ts'
import type { Mail } from '#server/ports/mailer.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aMailer } from '#tests/factories/a-mailer.ts'
import { aLoggedInBuyer, aLoggedInSeller, mailsTo } from '#tests/factories/logged-in-people.ts'

const checkout = useCheckout({ poolSize: 20 })
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

/** A paid order of one beer, and what its two sides do with its parcel. */
async function aParcel() {
  const services = checkout.with()
  const seller = await aLoggedInSeller(services)
  const buyer = await aLoggedInBuyer(services)
  const beer = await aBeer(checkout.db, { companyId: seller.id })
  const { orderId } = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 2 }])
  const at = `/company/${seller.id}/parcels`
  const codeOf = async () =>
    ((await buyer.send('GET', `/purchases/${orderId}`)).body as OwnPurchase).parcels[0]!.handOverCode
  return {
    ...{ services, seller, buyer, orderId, codeOf },
    ship: (body: object = { carrier: 'Andina' }) => seller.send('PUT', `${at}/${orderId}/shipped`, body),
    deliver: (body: object) => seller.send('PUT', `${at}/${orderId}/delivered`, body),
    seen: async () => {
      const { body } = await seller.send('GET', at)
      return { parcel: (body as { parcels: object[] }).parcels[0], whole: JSON.stringify(body) }
    },
  }
}

/** Another than the right one. */
const wrongOf = (code: string | null) => (code === '000000' ? '000001' : '000000')

test('the buyer alone is shown six digits once it leaves; said at the door, they deliver without a tick', async () => {
  const { services, buyer, orderId, codeOf, ship, deliver, seen } = await aParcel()
  expect(await codeOf()).toBeNull()
  await ship()
  const code = (await codeOf())!
  expect(code).toMatch(/^\d{6}$/)
  await ship({ carrier: 'Andina', tracking: 'A-2' })
  expect(await codeOf()).toBe(code)
  const { parcel, whole } = await seen()
  expect(parcel).toMatchObject({ codeTries: HAND_OVER_CODE.tries, idChecked: false, handedByCode: false })
  expect(whole).not.toContain(code)

  const [mail] = (await mailsTo(services, buyer.email)).filter(({ kind }) => kind === 'parcel-shipped')
  const sent: Mail[] = []
  const mailer = aMailer(async (each) => void sent.push(each))
  await sendOutboxMail({ ...services, mailer }, mail!.id)
  expect(sent[0]!.text).toContain(`${code.slice(0, 3)} ${code.slice(3)}`)

  expect(await deliver({ code: ` ${code.slice(0, 3)}-${code.slice(3)} ` })).toMatchObject({ status: 200 })
  expect((await seen()).parcel).toMatchObject({
    ...{ state: 'delivered', idChecked: false, handedByCode: true, codeTries: 0 },
  })
  expect(await codeOf()).toBeNull()
  // Repeated, with whatever: nothing changes.
  expect(await deliver({ idChecked: true })).toMatchObject({ status: 200 })
  expect((await seen()).parcel).toMatchObject({ idChecked: false, handedByCode: true })
  expect(await checkout.db.select().from(parcels).where(eq(parcels.orderId, orderId))).toHaveLength(1)
})

test('said wrong five times, also all at once, only the tick is left', async () => {
  const { codeOf, ship, deliver, seen } = await aParcel()
  await ship()
  const code = await codeOf()
  expect(await deliver({ code: wrongOf(code) })).toMatchObject({
    status: 409,
    body: { code: 'hand-over-code-wrong', message: expect.stringContaining('puedes probar 4 más') },
  })
  expect((await seen()).parcel).toMatchObject({ state: 'shipped', codeTries: 4 })
  // A tick does not make a wrong code right.
  expect(await deliver({ code: wrongOf(code), idChecked: true })).toMatchObject({ status: 409 })
  const answers = await Promise.all(Array.from({ length: 6 }, () => deliver({ code: wrongOf(code) })))
  const codes = answers.map(({ body }) => (body as { code: string }).code).sort()
  expect(codes).toEqual([
    ...Array<string>(4).fill('hand-over-code-over'),
    ...Array<string>(2).fill('hand-over-code-wrong'),
  ])
  expect(await deliver({ code })).toMatchObject({ status: 409, body: { code: 'hand-over-code-over' } })
  expect((await seen()).parcel).toMatchObject({ state: 'shipped', codeTries: 0 })
  expect(await deliver({ idChecked: true })).toMatchObject({ status: 200 })
  expect((await seen()).parcel).toMatchObject({ state: 'delivered', idChecked: true, handedByCode: false })
})

test('what is no code is told at its field, and what left before there were codes is ticked', async () => {
  const { orderId, codeOf, ship, deliver, seen } = await aParcel()
  await ship()
  for (const code of ['12345', '1234567', 'abcdef'])
    expect(await deliver({ code })).toMatchObject({
      status: 400,
      body: { fields: { code: 'El código tiene seis dígitos.' } },
    })
  expect(await deliver({ code: '' })).toMatchObject({
    status: 400,
    body: { fields: { idChecked: expect.any(String) } },
  })
  await checkout.db.update(parcels).set({ handOverCode: null }).where(eq(parcels.orderId, orderId))
  expect(await codeOf()).toBeNull()
  expect((await seen()).parcel).toMatchObject({ codeTries: 0 })
  expect(await deliver({ code: '123456' })).toMatchObject({ body: { code: 'hand-over-code-over' } })
  expect(await deliver({ code: '', idChecked: true })).toMatchObject({ status: 200 })
})
