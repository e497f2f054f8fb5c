import { expect, test } from 'vitest'
import type { OwnParcel } from '#contract/purchases.ts'
import { textOf } from '#contract/texts/text.ts'
import { stepsOf } from './parcel-steps.tsx'

const PAID = '2026-03-01T12:00:00.000Z'
const PARCEL: OwnParcel = {
  ...{ companyId: 'a', company: 'Birra', state: 'pending', carrier: '', tracking: '', refund: 9 },
  ...{ shippedAt: null, deliveredAt: null, cancelledAt: null, cancelledBy: null },
  ...{ removals: [], moneyBack: false, arrival: null, messages: { count: 0, unread: 0 } },
  handOverCode: null,
  openComplaint: null,
  complaint: { mayOpen: false, state: null },
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

test('a cancelled one says who cancelled it', () => {
  const noteOf = (cancelledBy: OwnParcel['cancelledBy']) => {
    const { note } = stepsOf({ ...PARCEL, state: 'cancelled', cancelledBy }, PAID)[1]!
    return note && textOf(note)
  }
  expect(noteOf('seller')).toBe('La cervecería no pudo enviarlo')
  expect(noteOf('buyer')).toBe('Lo cancelaste')
})

test('one that its buyer has, and nobody marked, does not say that it is not there yet', () => {
  const noteOf = (arrived: boolean) => {
    const arrival = { arrived, at: 'then', mayChange: true }
    const { note, stands } = stepsOf({ ...PARCEL, state: 'shipped', shippedAt: 'then', arrival }, PAID)[2]!
    return [stands, note && textOf(note)]
  }
  expect(noteOf(true)).toEqual(['to-come', 'Dijiste que llegó'])
  expect(noteOf(false)).toEqual(['to-come', undefined])
})
