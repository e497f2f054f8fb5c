import { expect, test } from 'vitest'
import type { OwnParcel } from '#contract/purchases.ts'
import { textOf } from '#contract/texts/text.ts'
import { givenBack } from './given-back.ts'
import { stepsOf } from './parcel-steps.tsx'

const PAID = '2026-03-01T12:00:00.000Z'
const PARCEL: OwnParcel = {
  ...{ companyId: 'a', company: 'Birra', state: 'pending', carrier: '', tracking: '', refund: 9 },
  ...{
    shippedAt: null,
    deliveredAt: null,
    cancelledAt: null,
    moneyBack: false,
    arrival: null,
    complaint: { mayOpen: false, state: null },
  },
}
const toldOf = (parcel: Partial<OwnParcel>) =>
  stepsOf({ ...PARCEL, ...parcel }, PAID).map(({ text, at, stands }) => [textOf(text), stands, at])

test('a parcel is paid, then sent, then handed over', () => {
  expect(toldOf({})).toEqual([
    ['Pagado', 'done', PAID],
    ['Enviado', 'to-come', null],
    ['Entregado', 'to-come', null],
  ])
  expect(toldOf({ state: 'shipped', shippedAt: 'then' })[1]).toEqual(['Enviado', 'done', 'then'])
  expect(toldOf({ state: 'delivered', deliveredAt: 'later' })[2]).toEqual(['Entregado', 'done', 'later'])
})

test('what was cancelled, or goes back before it left, ends there; what is on its way goes on', () => {
  expect(toldOf({ state: 'cancelled', cancelledAt: 'then' })).toEqual([
    ['Pagado', 'done', PAID],
    ['Cancelado', 'over', 'then'],
  ])
  expect(toldOf({ moneyBack: true }).at(-1)).toEqual(['No se envía', 'over', null])
  expect(toldOf({ state: 'shipped', moneyBack: true })).toHaveLength(3)
})

test('of a line come back what refunds name, and all of a cancelled parcel', () => {
  const refund = { Items: [{ ProductId: 'ipa', name: 'IPA', amount: 2 }] }
  const purchase = { refunds: [refund, refund] } as unknown as Parameters<typeof givenBack>[0]
  const line = { ProductId: 'ipa', amount: 6, parcel: 'shipped' as const }
  expect(givenBack(purchase, line)).toBe(4)
  expect(givenBack(purchase, { ...line, ProductId: 'stout' })).toBe(0)
  expect(givenBack(purchase, { ...line, ProductId: 'stout', parcel: 'cancelled' })).toBe(6)
})
