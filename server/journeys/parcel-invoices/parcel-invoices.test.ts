import type { HttpBindings } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { INVOICE_MAX_BYTES } from '#contract/limits.ts'
import { parcelInvoices, pictures } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { sweepPictures } from '#server/features/media/sweep-pictures.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aLocalDisk } from '#tests/factories/a-picture.ts'
import { aTeamMember } from '#tests/factories/a-team-member.ts'
import { A_PDF, anInvoiceForm } from '#tests/factories/an-invoice.ts'
import {
  aLoggedInAdmin,
  aLoggedInBuyer,
  aLoggedInSeller,
  mailsTo,
  PASSWORD,
} from '#tests/factories/logged-in-people.ts'
import { forgetInvoices } from './take-away.ts'

const checkout = useCheckout()
type By = { headers: { cookie: string } }

async function aSale(settings: Record<string, string> = {}) {
  const services = { ...checkout.with(settings), ...aLocalDisk() }
  const [seller, buyer] = [await aLoggedInSeller(services), await aLoggedInBuyer(services)]
  const beer = await aBeer(checkout.db, { companyId: seller.id })
  const { orderId } = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 1 }])
  const path = `/orders/${orderId}/parcels/${seller.id}/invoice`
  const call = (by: By | undefined, method = 'GET', body: FormData | null = null) => {
    const socket = { remoteAddress: '203.0.113.7' }
    return createApp(services).request(
      `/api${path}`,
      { method, headers: by?.headers ?? {}, body },
      { incoming: { socket } as HttpBindings['incoming'] },
    )
  }
  const attach = (by: By, content?: string | Uint8Array<ArrayBuffer>) =>
    call(by, 'POST', anInvoiceForm(content))
  const listed = async (by: typeof buyer | typeof seller) =>
    (await by.send('GET', `/orders/${orderId}/invoices`)).body
  const kept = async () =>
    (await checkout.db.select().from(parcelInvoices).where(eq(parcelInvoices.orderId, orderId)))[0]
  return { services, seller, buyer, orderId, path, call, attach, listed, kept }
}

test('an invoice is saved by buyer, brewery and admins, runs nowhere, and nobody else learns of it', async () => {
  const { services, seller, buyer, call, attach, listed } = await aSale()
  expect(await listed(buyer)).toEqual([])
  expect((await attach(seller)).status).toBe(201)
  const about = { companyId: seller.id, type: 'application/pdf', bytes: A_PDF.length }
  expect(await listed(buyer)).toMatchObject([about])
  expect(await listed(seller)).toMatchObject([about])
  for (const by of [buyer, seller, await aLoggedInAdmin(services)]) {
    const answer = await call(by)
    expect([answer.status, await answer.text()]).toEqual([200, A_PDF])
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="lupulo-[\da-f]{8}\.pdf"$/,
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  }
  for (const by of [await aLoggedInBuyer(services), await aLoggedInSeller(services)]) {
    expect((await call(by)).status).toBe(404)
    expect((await by.send('GET', `/orders/${crypto.randomUUID()}/invoices`)).status).toBe(404)
  }
  expect((await call(undefined)).status).toBe(401)
})

test('one is replaced and taken away with its file, and its buyer is mailed once', async () => {
  const { services, seller, buyer, call, attach, listed, kept } = await aSale()
  await attach(seller)
  const first = (await kept())!.name
  await Promise.all([attach(seller, `${A_PDF} 2`), attach(seller, `${A_PDF} 3`)])
  const mails = (await mailsTo(services, buyer.email)).filter(({ kind }) => kind === 'invoice-attached')
  expect(mails).toHaveLength(1)
  const now = (await kept())!.name
  await sweepPictures(services)
  expect(await services.mediaStorage.get(first)).toBeUndefined()
  expect((await call(buyer)).status).toBe(200)
  expect((await call(seller, 'DELETE')).status).toBe(200)
  expect((await call(seller, 'DELETE')).status).toBe(200)
  expect(await listed(buyer)).toEqual([])
  expect((await call(buyer)).status).toBe(404)
  await sweepPictures(services)
  expect(await services.mediaStorage.get(now)).toBeUndefined()
  expect(await checkout.db.$count(pictures, eq(pictures.name, now))).toBe(0)
})

test('what is no document, or too large, is refused, and what was there stays', async () => {
  const { seller, attach, kept } = await aSale()
  await attach(seller)
  const { name } = (await kept())!
  for (const [content, status, code] of [
    ['<svg onload=alert(1)>', 415, 'invoice-kind-refused'],
    ['<html><script>', 415, 'invoice-kind-refused'],
    ['', 415, 'invoice-kind-refused'],
    [new Uint8Array(INVOICE_MAX_BYTES + 1), 413, 'invoice-too-large'],
    [new Uint8Array(2 * INVOICE_MAX_BYTES), 413, 'invoice-too-large'],
  ] as const) {
    const answer = await attach(seller, content as string)
    expect([answer.status, await answer.json()]).toMatchObject([status, { code }])
  }
  expect((await kept())!.name).toBe(name)
})

test('sellers of the team attach and read it, packers neither', async () => {
  const { services, seller, buyer, call, attach } = await aSale()
  const colleague = await aTeamMember(services, seller.id, 'seller')
  const packer = await aTeamMember(services, seller.id, 'packer')
  expect((await attach(packer)).status).toBe(403)
  expect((await attach(buyer)).status).toBe(403)
  expect((await attach(await aLoggedInSeller(services))).status).toBe(404)
  expect((await attach(colleague)).status).toBe(201)
  expect((await call(colleague)).status).toBe(200)
  expect((await call(packer)).status).toBe(403)
})

test('the sweep leaves it, and it goes with the account of its buyer, to whom nothing is attached any more', async () => {
  const { services, seller, buyer, orderId, attach, call, kept } = await aSale({
    MEDIA_KEPT_UNUSED_SECONDS: '1',
  })
  await attach(seller)
  const { name } = (await kept())!
  await checkout.db.update(pictures).set({ createdAt: new Date(Date.now() - 60_000) })
  await sweepPictures(services)
  expect((await call(buyer)).status).toBe(200)
  const parcel = `/company/${seller.id}/parcels/${orderId}`
  await seller.send('PUT', `${parcel}/shipped`, { carrier: 'Andina' })
  await seller.send('PUT', `${parcel}/delivered`, { idChecked: true })
  expect((await buyer.send('DELETE', '/account', { currentPassword: PASSWORD })).status).toBe(200)
  expect(await kept()).toBeUndefined()
  await sweepPictures(services)
  expect(await services.mediaStorage.get(name)).toBeUndefined()
  const late = await attach(seller)
  expect([late.status, await late.json()]).toMatchObject([409, { code: 'buyer-gone' }])
})

test('it goes with the account of its brewery', async () => {
  const { services, seller, buyer, attach, kept } = await aSale()
  await attach(seller)
  const { name } = (await kept())!
  // Its sale was not paid out: the deletion itself would be refused for that, so its part is asked alone.
  await checkout.db.transaction((tx) => forgetInvoices(tx, seller.userId, seller.id))
  expect(await kept()).toBeUndefined()
  await sweepPictures(services)
  expect(await services.mediaStorage.get(name)).toBeUndefined()
  expect((await buyer.send('GET', '/account')).status).toBe(200)
})
