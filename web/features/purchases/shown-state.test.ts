import { expect, test } from 'vitest'
import type { Purchase } from '#contract/purchases.ts'
import { shownState } from './shown-state.ts'

type Facts = Parameters<typeof shownState>[0]
const PAID: Facts = { state: 'paid', paymentInProcess: false, parcels: [], refunds: [] }
const parcel = (state: 'pending' | 'shipped' | 'delivered' | 'cancelled') =>
  ({ state }) as Purchase['parcels'][number]
const refund = (doneDate: string | null) => ({ doneDate }) as Purchase['refunds'][number]

test.each<[string, Partial<Facts>, string]>([
  ['paid', {}, 'paid'],
  ['open', { state: 'pending' }, 'pending'],
  ['open, its payment looked at', { state: 'pending', paymentInProcess: true }, 'payment-in-process'],
  ['over, its payment looked at', { state: 'expired', paymentInProcess: true }, 'payment-in-process'],
  ['one parcel of two cancelled', { parcels: [parcel('pending'), parcel('cancelled')] }, 'paid'],
  ['one of two on its way', { parcels: [parcel('pending'), parcel('shipped')] }, 'partly-on-its-way'],
  ['what was not cancelled has left', { parcels: [parcel('shipped'), parcel('cancelled')] }, 'on-its-way'],
  ['one of two arrived', { parcels: [parcel('shipped'), parcel('delivered')] }, 'on-its-way'],
  ['all arrived', { parcels: [parcel('delivered'), parcel('cancelled')] }, 'delivered'],
  [
    'all cancelled, money on its way',
    { parcels: [parcel('cancelled')], refunds: [refund(null)] },
    'refund_due',
  ],
  [
    'all cancelled, money back',
    { parcels: [parcel('cancelled')], refunds: [refund('2026-11-01')] },
    'refunded',
  ],
  ['all cancelled, and free', { parcels: [parcel('cancelled')] }, 'cancelled'],
])('%s', (_, facts, shown) => {
  expect(shownState({ ...PAID, ...facts })).toBe(shown)
})
