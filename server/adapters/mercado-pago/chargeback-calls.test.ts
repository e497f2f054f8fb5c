import { expect, test } from 'vitest'
import { ACCESS_TOKEN, aPreference, aSandbox, WEBHOOK_SECRET } from '#tests/sandbox/a-sandbox.ts'
import { createMercadoPago } from './create-mercado-pago.ts'

async function aChargeback() {
  const sandbox = await aSandbox()
  const { body: preference } = await sandbox.call('POST', '/checkout/preferences', aPreference())
  const { body } = await sandbox.call('POST', `/sandbox/preferences/${preference.id}/pay`, {
    status: 'approved',
  })
  await sandbox.call('POST', `/sandbox/payments/${body.id}/charge-back`)
  const provider = createMercadoPago({
    ...{ baseUrl: sandbox.url, accessToken: ACCESS_TOKEN, webhookSecret: WEBHOOK_SECRET },
    ...{ publicUrl: 'https://shop.example', timeoutMs: 3000 },
  })
  const [id] = (await provider.findChargebacks(String(body.id))) as string[]
  return { sandbox, provider, paymentId: String(body.id), id: id! }
}

test('a chargeback is found by its payment, read, documented, and ends', async () => {
  const { sandbox, provider, paymentId, id } = await aChargeback()
  const open = { providerId: id, paymentIds: [paymentId], state: 'open', documentsStatus: 'pending' }
  expect(await provider.readChargeback(id)).toMatchObject({ ...open, documents: [] })
  const files = ['a-1.pdf', 'a-2.pdf'].map((name) => new File(['%PDF-'], name, { type: 'application/pdf' }))
  expect(await provider.documentChargeback(id, files)).toMatchObject({
    ...{ documentsStatus: 'review_pending', documents: ['a-1.pdf', 'a-2.pdf'] },
    ...{ documentsUntil: expect.any(Date), updatedAt: expect.any(Date) },
  })
  await sandbox.call('POST', `/sandbox/chargebacks/${id}/won`)
  expect(await provider.readChargeback(id)).toMatchObject({ state: 'won' })
  expect(await provider.documentChargeback(id, files)).toMatchObject({ failed: 'refused', status: 400 })
})

test('one that is not there, and answers that are none', async () => {
  const { sandbox, provider, id } = await aChargeback()
  expect(await provider.readChargeback('1')).toBeNull()
  expect(await provider.findChargebacks('1')).toEqual([])
  for (const fault of [{ garbage: true }, { status: 500 }]) {
    await sandbox.call('POST', '/sandbox/faults', fault)
    expect(await provider.readChargeback(id)).toMatchObject({ failed: 'unknown' })
    expect(await provider.readChargeback(id)).toMatchObject({ state: 'open' })
  }
})
