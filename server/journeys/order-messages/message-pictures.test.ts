import { eq, inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import type { OrderThread } from '#contract/order-messages.ts'
import { orderMessagePictures, orderMessages, pictures } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { sweepPictures } from '#server/features/media/sweep-pictures.ts'
import type { Services } from '#server/services.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aLocalDisk, aPicture } from '#tests/factories/a-picture.ts'
import {
  aLoggedInAdmin,
  aLoggedInBuyer,
  aLoggedInSeller,
  PASSWORD,
} from '#tests/factories/logged-in-people.ts'
import { messagesAt, sendMessage } from '#tests/factories/send-message.ts'

const checkout = useCheckout()
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

async function aBoughtParcel(settings: Record<string, string> = {}) {
  const services = { ...checkout.with(settings), ...aLocalDisk() }
  const [buyer, seller] = [await aLoggedInBuyer(services), await aLoggedInSeller(services)]
  const beer = await aBeer(checkout.db, { companyId: seller.id, priceCents: 450 })
  const { orderId } = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 2 }])
  return { services, buyer, seller, parcel: { orderId, companyId: seller.id } }
}

const shown = async (by: Awaited<ReturnType<typeof aLoggedInBuyer>>, parcel: Parcel) =>
  ((await by.send('GET', messagesAt(parcel))).body as OrderThread).messages.at(-1)!.pictures
type Parcel = { orderId: string; companyId: string }

const ask = (services: Services, path: string, headers: Record<string, string> = {}) =>
  createApp(services).request(path, { headers })

/** A photograph that tells where it was taken. */
async function aPhotograph(): Promise<Buffer> {
  return aPicture({ width: 900, height: 600 })
    .withExif({
      IFD0: { Copyright: 'Zacarías' },
      IFD3: { GPSLatitude: '34/1 36/1 0/1', GPSLatitudeRef: 'S' },
    })
    .jpeg()
    .toBuffer()
}

test('a picture is drawn anew, without where it was taken; buyer, seller and admins see it, nobody keeps it', async () => {
  const { services, buyer, seller, parcel } = await aBoughtParcel()
  const photograph = await aPhotograph()
  expect((await sharp(photograph).metadata()).exif).toBeDefined()
  const sent = await sendMessage(services, buyer, parcel, { text: '', files: [photograph] })
  expect([sent.status, sent.body]).toMatchObject([201, { id: expect.any(String) }])
  const [picture] = await shown(buyer, parcel)
  expect(picture).toMatchObject({ width: 900, height: 600 })
  const at = `/api${messagesAt(parcel)}/pictures/${picture!.id}`
  const admin = await aLoggedInAdmin(services)
  for (const { headers } of [buyer, seller, admin]) {
    const answer = await ask(services, at, headers)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const drawn = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(drawn).toMatchObject({ format: 'webp', width: 900 })
    expect([drawn.exif, drawn.xmp, drawn.icc]).toEqual([undefined, undefined, undefined])
  }
  const small = await ask(services, `${at}?size=small`, buyer.headers)
  expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(320)
})

test('to strangers, other sellers and visitors it is not there, nor at any public address', async () => {
  const { services, buyer, parcel } = await aBoughtParcel()
  await sendMessage(services, buyer, parcel, { files: [await aPhotograph()] })
  const [picture] = await shown(buyer, parcel)
  const at = `/api${messagesAt(parcel)}/pictures/${picture!.id}`
  const other = await aBoughtParcel()
  for (const { headers } of [
    other.buyer,
    other.seller,
    await aLoggedInBuyer(services),
    await aLoggedInSeller(services),
  ]) {
    expect((await ask(services, at, headers)).status).toBe(404)
  }
  expect((await ask(services, at)).status).toBe(401)
  // Of their own thread, by another's picture.
  const astray = `/api${messagesAt(other.parcel)}/pictures/${picture!.id}`
  expect((await ask(other.services, astray, other.buyer.headers)).status).toBe(404)
  expect((await ask(services, `${at.slice(0, -4)}nada`, buyer.headers)).status).toBe(404)
  const [kept] = await checkout.db
    .select()
    .from(orderMessagePictures)
    .where(eq(orderMessagePictures.id, picture!.id))
  const { name } = kept!
  for (const path of [name, `${name}/900.webp`, name.slice('private-'.length), `${name}-900.webp`]) {
    expect((await ask(services, `/media/${path}`, buyer.headers)).status).toBe(404)
  }
})

test('what is no picture, too large, or one too many is refused, and nothing of the message is kept', async () => {
  const { services, buyer, parcel } = await aBoughtParcel()
  const photograph = await aPhotograph()
  const before = await checkout.db.$count(orderMessagePictures)
  const refused = [
    [['<svg onload=alert(1)>'], 415, 'picture-kind-refused'],
    [[photograph, 'GIF89a'], 415, 'picture-kind-refused'],
    [[photograph.subarray(0, 400)], 400, 'picture-not-readable'],
    [[''], 400, 'picture-empty'],
    [[new Uint8Array(9 * 1024 * 1024)], 413, 'picture-too-large'],
    [Array.from({ length: 3 }, () => new Uint8Array(6 * 1024 * 1024)), 413, 'message-pictures-too-large'],
  ] as const
  for (const [files, status, code] of refused) {
    const answer = await sendMessage(services, buyer, parcel, { files: [...files] })
    expect([code, answer.status, answer.body]).toMatchObject([code, status, { code }])
  }
  const five = await sendMessage(services, buyer, parcel, {
    files: Array.from({ length: 5 }, () => photograph),
  })
  expect([five.status, five.body]).toMatchObject([400, { fields: { pictures: expect.any(String) } }])
  expect(await checkout.db.$count(orderMessagePictures)).toBe(before)
  const thread = (await buyer.send('GET', messagesAt(parcel))).body
  expect(thread).toMatchObject({ total: 0 })
})

test('the sweep leaves what a message shows, and takes what none does; with its buyer’s account it goes', async () => {
  const { services, buyer, seller, parcel } = await aBoughtParcel({ MEDIA_KEPT_UNUSED_SECONDS: '1' })
  const four = Array.from({ length: 4 }, () => aPhotograph())
  const sent = await sendMessage(services, buyer, parcel, { text: 'Así.', files: await Promise.all(four) })
  expect(sent.status).toBe(201)
  await sendMessage(services, seller, parcel, { text: 'Lo sentimos.' })
  const names = await shownNames(parcel)
  await checkout.db.insert(pictures).values({ name: `private-${'x'.repeat(22)}-40x30`, bytes: 4 })
  await checkout.db.update(pictures).set({ createdAt: new Date(Date.now() - 60_000) })
  await sweepPictures(services)
  const kept = await checkout.db.select().from(pictures)
  expect(kept.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  expect(kept.map(({ name }) => name)).not.toContain(`private-${'x'.repeat(22)}-40x30`)
  const [first] = await shownOf(buyer, parcel)
  expect((await ask(services, first!, buyer.headers)).status).toBe(200)

  await seller.send('PUT', `/company/${seller.id}/parcels/${parcel.orderId}/shipped`, { carrier: 'Andina' })
  await seller.send('PUT', `/company/${seller.id}/parcels/${parcel.orderId}/delivered`, { idChecked: true })
  const gone = await buyer.send('DELETE', '/account', { currentPassword: PASSWORD })
  expect([gone.status, gone.body]).toMatchObject([200, {}])
  const { messages } = (await seller.send('GET', messagesAt(parcel))).body as OrderThread
  expect(messages).toMatchObject([
    { by: 'buyer', text: '', erased: true, pictures: [] },
    { by: 'brewery', text: 'Lo sentimos.', erased: false },
  ])
  expect((await ask(services, first!, seller.headers)).status).toBe(404)
  await sweepPictures(services)
  expect(names).toHaveLength(4)
  expect(await checkout.db.$count(pictures, inArray(pictures.name, names))).toBe(0)
  for (const name of names) expect(await services.mediaStorage.get(`${name}-900.webp`)).toBeUndefined()
})

/** Under what names the pictures of a thread are kept. */
async function shownNames({ orderId }: Parcel): Promise<string[]> {
  const kept = await checkout.db
    .select({ name: orderMessagePictures.name })
    .from(orderMessagePictures)
    .innerJoin(orderMessages, eq(orderMessages.id, orderMessagePictures.messageId))
    .where(eq(orderMessages.orderId, orderId))
  return kept.map(({ name }) => name)
}

async function shownOf(by: Awaited<ReturnType<typeof aLoggedInBuyer>>, parcel: Parcel): Promise<string[]> {
  const { messages } = (await by.send('GET', messagesAt(parcel))).body as OrderThread
  return messages.flatMap((message) =>
    message.pictures.map(({ id }) => `/api${messagesAt(parcel)}/pictures/${id}`),
  )
}
