import { desc, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { JobList } from '#contract/jobs.ts'
import { auditEntries, beerImports, outbox, refunds, webhookInbox } from '#database/schema.ts'
import type { Mail } from '#server/ports/mailer.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aMailer } from '#tests/factories/a-mailer.ts'
import { aKeptPicture, aLocalDisk } from '#tests/factories/a-picture.ts'
import { aBeerLine, aBeersFile } from '#tests/factories/beers-file.ts'
import { aLoggedInAdmin, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { uploadFile } from '#tests/factories/upload-beers-file.ts'
import { MAIL_ATTEMPTS } from '../../features/mail/mail-attempts.ts'
import { sendOutboxMail } from '../../features/mail/send-outbox-mail.ts'
import { publishImport } from '../imports/publish-import.ts'
import { processWebhook } from '../orders/process-webhook.ts'
import { requestRefund } from '../orders/request-refund.ts'
import { sendRefund } from '../orders/send-refund.ts'
import { waitingMails } from '../orders/waiting-work.ts'

const checkout = useCheckout()
const SOON = { nextAttemptAt: new Date(0) }

/** A shop with a mailer that takes mails or not, and an admin in it. */
async function aShop(parts: object = {}) {
  const mailer = {
    ...aMailer(async () => void (mailer.refusing && fail(mailer.refusing))),
    refusing: '',
  }
  const services = { ...checkout.with(), mailer, ...parts }
  const admin = await aLoggedInAdmin(services)
  return {
    services,
    mailer,
    list: async () => (await admin.send('GET', '/admin/jobs')).body as JobList,
    retry: (kind: string, id: string) =>
      admin.send('POST', `/admin/jobs/${kind}/${encodeURIComponent(id)}/retry`),
    /** The latest entry of the audit log. */
    noted: async () =>
      (await services.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0],
  }
}

function fail(reason: string): never {
  throw new Error(reason)
}

type Shop = Awaited<ReturnType<typeof aShop>>

async function aMail({ services }: Shop, facts: Partial<typeof outbox.$inferInsert> = {}): Promise<string> {
  const { id, email } = await aBuyer(services.db, { user: { emailVerified: true } })
  const values = { dedupeKey: `test:${id}`, kind: 'password-changed' as const, recipient: email }
  const payload = { userId: id, name: 'Ana' }
  const [mail] = await services.db
    .insert(outbox)
    .values({ ...values, payload, ...facts })
    .returning()
  return mail!.id
}

async function aPaid({ services }: Shop) {
  const beer = await aBeer(services.db)
  const buyer = await aBuyer(services.db)
  return aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 1 }])
}

const mailOf = async ({ services }: Shop, id: string) =>
  (await services.db.select().from(outbox).where(eq(outbox.id, id)))[0]!

test('a mail that does not leave says why, is tried again when an admin says so, and forgets it once it left', async () => {
  const shop = await aShop()
  shop.mailer.refusing = '550 5.1.1 No such\r\n user'
  const id = await aMail(shop)
  const row = async () => (await shop.list()).mails.rows.find((mail) => mail.id === id)
  expect(await row()).toMatchObject({ standing: 'waiting', attempts: 0, error: '' })
  await sendOutboxMail(shop.services, id)
  expect(await row()).toMatchObject({
    ...{ standing: 'retrying', attempts: 1, error: '550 5.1.1 No such user', kind: 'password-changed' },
    recipient: (await mailOf(shop, id)).recipient,
    nextAt: expect.any(String),
  })

  const again = { outcome: 'failed', error: '550 5.1.1 No such user' }
  expect(await shop.retry('mail', id)).toMatchObject({ status: 200, body: again })
  shop.mailer.refusing = ''
  expect((await shop.retry('mail', id)).body).toEqual({ outcome: 'done', error: '' })
  expect(await shop.noted()).toMatchObject({
    ...{ action: 'work-retried', subjectKind: 'work', subjectId: id },
    facts: { work: 'mail', mail: 'password-changed', attempts: 2 },
  })
  expect(await mailOf(shop, id)).toMatchObject({ sentAt: expect.any(Date), lastError: '' })
  expect(await row()).toBeUndefined()

  const entries = await shop.services.db.$count(auditEntries)
  expect(await shop.retry('mail', id)).toMatchObject({ status: 409, body: { code: 'work-done' } })
  expect(await shop.services.db.$count(auditEntries)).toBe(entries)
})

test('a mail that was given up is one again that is tried by itself', async () => {
  const shop = await aShop()
  const id = await aMail(shop, { attempts: MAIL_ATTEMPTS, lastError: '451 later', ...SOON })
  expect(await waitingMails(shop.services.db)).not.toContain(id)
  const { mails, counts } = await shop.list()
  expect(mails.rows[0]).toMatchObject({ id, standing: 'failed', attempts: MAIL_ATTEMPTS, nextAt: null })
  expect(counts.failed).toBe(1)

  shop.mailer.refusing = '451 later'
  expect((await shop.retry('mail', id)).body).toMatchObject({ outcome: 'failed' })
  await shop.services.db.update(outbox).set(SOON).where(eq(outbox.id, id))
  expect(await waitingMails(shop.services.db)).toContain(id)
  await shop.services.db.delete(outbox).where(eq(outbox.id, id))
})

test('two admins who try the same mail again in the same instant send it once', async () => {
  const mails: Mail[] = []
  const taken = Promise.withResolvers<void>()
  const mailer = aMailer((mail: Mail) => taken.promise.then(() => void mails.push(mail)))
  const shop = await aShop({ mailer })
  const id = await aMail(shop, { attempts: 3, lastError: '451 later', nextAttemptAt: new Date(4e12) })
  const first = shop.retry('mail', id)
  await vi.waitFor(async () => expect((await mailOf(shop, id)).attempts).toBe(4), 120_000)
  const others = await Promise.all([shop.retry('mail', id), shop.retry('mail', id)])
  expect(others.map(({ body }) => body)).toEqual(Array(2).fill({ outcome: 'under-way', error: '' }))
  const atOnce = [shop.retry('mail', id), sendOutboxMail(shop.services, id)]
  taken.resolve()
  expect((await first).body).toEqual({ outcome: 'done', error: '' })
  await Promise.all(atOnce)
  expect(mails).toHaveLength(1)
})

test('of many mails the most pressing are told, and how many there are', async () => {
  const shop = await aShop()
  const before = await shop.list()
  const many = Array.from({ length: 60 }, () => aMail(shop, { createdAt: new Date('2026-01-01') }))
  const latest = await aMail(shop, { attempts: MAIL_ATTEMPTS, lastError: 'x' })
  await Promise.all(many)
  const { mails } = await shop.list()
  expect([mails.total, mails.rows.length, mails.rows[0]!.id]).toEqual([before.mails.total + 61, 50, latest])
  await shop.services.db.delete(outbox).where(eq(outbox.createdAt, new Date('2026-01-01')))
  await shop.services.db.delete(outbox).where(eq(outbox.id, latest))
})

test('a notice that the provider does not answer for keeps the reason until it is acted on', async () => {
  const shop = await aShop()
  const { paymentId } = await aPaid(shop)
  const event = `${paymentId}:notice:7`
  await shop.services.db.insert(webhookInbox).values({ event, paymentId, raw: {} })
  shop.services.payments.failNext('readPayment', 'unknown', 'unknown')
  await processWebhook(shop.services, event)
  const { notices } = await shop.list()
  expect(notices.rows).toMatchObject([{ id: event, standing: 'retrying', paymentId, error: 'no answer' }])

  expect((await shop.retry('notice', event)).body).toEqual({ outcome: 'failed', error: 'no answer' })
  expect((await shop.retry('notice', event)).body).toEqual({ outcome: 'done', error: '' })
  expect(await shop.noted()).toMatchObject({ subjectId: event, facts: { work: 'notice', paymentId } })
  const [notice] = await shop.services.db.select().from(webhookInbox).where(eq(webhookInbox.event, event))
  expect(notice).toMatchObject({ processedAt: expect.any(Date), lastError: '' })
  expect((await shop.list()).notices).toEqual({ rows: [], total: 0 })
  expect((await shop.retry('notice', event)).body).toMatchObject({ code: 'work-done' })
})

test('a refund that the provider refuses keeps its words, and is sent again as from its order', async () => {
  const shop = await aShop()
  const { services } = shop
  const { orderId } = await aPaid(shop)
  const asked = await requestRefund(services, { orderId, restock: false, reason: 'test' })
  const { refundId } = asked as { refundId: string }
  expect((await shop.list()).refunds.rows).toMatchObject([{ id: refundId, standing: 'waiting', amount: 4.5 }])
  services.payments.failNext('refund', 'unknown', 'refused')
  await sendRefund(services, refundId)
  expect((await shop.list()).refunds.rows).toMatchObject([{ standing: 'retrying', error: 'no answer' }])
  await services.db.update(refunds).set(SOON).where(eq(refunds.id, refundId))
  await sendRefund(services, refundId)
  const failed = { id: refundId, orderId, standing: 'failed', error: 'refused by the test', nextAt: null }
  expect(await shop.list()).toMatchObject({ refunds: { rows: [failed] }, counts: { failed: 1 } })

  expect((await shop.retry('refund', refundId)).body).toEqual({ outcome: 'under-way', error: '' })
  expect(await shop.noted()).toMatchObject({ action: 'refund-retried', subjectId: orderId })
  await sendRefund(services, refundId)
  expect((await shop.list()).refunds).toEqual({ rows: [], total: 0 })
  const [done] = await services.db.select().from(refunds).where(eq(refunds.id, refundId))
  expect(done).toMatchObject({ state: 'done', lastError: '' })
  expect(await shop.retry('refund', refundId)).toMatchObject({ status: 409 })
})

test('a file whose publishing failed goes on where it was', async () => {
  const shop = await aShop()
  const { services } = shop
  const seller = await aLoggedInSeller(services)
  const { body } = await uploadFile(services, seller.headers, aBeersFile([aBeerLine()]))
  const id = body.id as string
  const set = (facts: Partial<typeof beerImports.$inferInsert>) =>
    services.db.update(beerImports).set(facts).where(eq(beerImports.id, id))
  expect((await shop.retry('import', id)).body).toMatchObject({ code: 'work-done' })

  await set({ state: 'failed', finishedAt: new Date() })
  expect((await shop.list()).imports.rows).toMatchObject([
    { id, standing: 'failed', fileName: 'cervezas.csv', companyId: seller.id, rows: 1, doneRows: 0 },
  ])
  expect((await shop.retry('import', id)).body).toEqual({ outcome: 'under-way', error: '' })
  expect(await shop.noted()).toMatchObject({ subjectId: id, facts: { work: 'import', before: 'failed' } })
  expect((await shop.list()).imports.rows).toMatchObject([{ id, standing: 'waiting' }])
  expect((await shop.retry('import', id)).status).toBe(200)
  await publishImport(services, id)
  expect((await shop.list()).imports).toEqual({ rows: [], total: 0 })
  expect((await seller.send('GET', `/beer-imports/${id}`)).body).toMatchObject({ state: 'done', doneRows: 1 })

  await set({ state: 'failed', finishedAt: new Date('2026-01-01') })
  expect((await shop.list()).imports.total).toBe(0)
})

test('a sweep says when it ran and why it failed, and runs when an admin says so', async () => {
  const shop = await aShop({ mediaStorage: { delete: () => fail('the disk is full') } })
  const sweep = async () => (await shop.list()).sweeps.find(({ name }) => name === 'sweep-pictures')
  expect(await sweep()).toMatchObject({ standing: 'never', startedAt: null, everySeconds: 3600 })

  const { mediaStorage } = aLocalDisk()
  await aKeptPicture({ ...shop.services, mediaStorage }, 2 * 24 * 3600)
  expect((await shop.retry('sweep', 'sweep-pictures')).body).toMatchObject({
    ...{ outcome: 'failed', error: 'the disk is full' },
  })
  expect(await shop.noted()).toMatchObject({ subjectId: 'sweep-pictures', facts: { work: 'sweep' } })
  expect(await sweep()).toMatchObject({
    ...{ standing: 'failed', error: 'the disk is full', succeededAt: null, failedAt: expect.any(String) },
  })
  expect((await shop.list()).counts.failed).toBe(1)

  Object.assign(shop.services, { mediaStorage })
  expect((await shop.retry('sweep', 'sweep-pictures')).body).toEqual({ outcome: 'done', error: '' })
  expect(await sweep()).toMatchObject({ standing: 'fine', error: '', succeededAt: expect.any(String) })
  await shop.services.pool.query(`UPDATE sweeps SET started_at = now() - interval '4 hours'`)
  expect(await sweep()).toMatchObject({ standing: 'late' })
})

test.each([
  ['mail', 'no-id'],
  ['mail', '0198a0c0-0000-7000-8000-000000000000'],
  ['refund', '0198a0c0-0000-7000-8000-000000000000'],
  ['import', '0198a0c0-0000-7000-8000-000000000000'],
  ['notice', '1:notice:1'],
  ['notice', 'ab\u0000cd'],
  ['sweep', 'constructor'],
])('there is no %s %s to be tried again', async (kind, id) => {
  const shop = await aShop()
  expect(await shop.retry(kind, id)).toMatchObject({ status: 404, body: { code: 'not-found' } })
})

test('the queues are counted', async () => {
  const { queues } = await (await aShop()).list()
  expect(queues.map(({ name }) => name)).toContain('send-mail')
})
