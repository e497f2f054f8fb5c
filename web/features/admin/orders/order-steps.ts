import { typedQuantity } from '#contract/typed-quantity.ts'

/** What the address of an order's page can have opened: a sheet that asks for a reason, or a button without one. */
export type OrderStep =
  | { step: 'refund'; key: string; restock: boolean; units: Map<string, number> }
  | { step: 'refund-all'; key: string; restock: boolean }
  | { step: 'cancel' }
  | { step: 'close' }
  | { step: 'lift' }
  | { step: 'retry'; refundId: string }
  | { step: 'document'; chargebackId: string; key: string }

/** Names the field of how many units of a beer go back. */
export function unitsField(beerId: string): string {
  return `units-${beerId}`
}

const UNITS = /^units-(.+)$/

/** The step that an address names; undefined: none. @param newKey what a refund is known by where the address says none */
export function stepOf(query: URLSearchParams, newKey: string): OrderStep | undefined {
  const step = query.get('do')
  if (step === 'cancel' || step === 'close' || step === 'lift') return { step }
  if (step === 'retry') return { step, refundId: query.get('refund') ?? '' }
  if (step === 'document') {
    return { step, chargebackId: query.get('chargeback') ?? '', key: query.get('key') || newKey }
  }
  const refund = { key: query.get('key') || newKey, restock: query.has('restock') }
  if (step === 'refund-all') return { step, ...refund }
  return step === 'refund' ? { step, ...refund, units: unitsIn(query) } : undefined
}

function unitsIn(query: URLSearchParams): Map<string, number> {
  const units = new Map<string, number>()
  for (const [name, value] of query) {
    const beerId = UNITS.exec(name)?.[1]
    const count = typedQuantity(value, 0)
    if (beerId && count > 0) units.set(beerId, count)
  }
  return units
}

/** What an order's page opens its form for giving money back with: the code of the withdrawal that asks for it, and whether all units are chosen. */
export type RefundAsked = { code: string; isAll: boolean }

/** The address of that form, open. */
export function refundAddress(
  orderId: string,
  { code, isAll }: RefundAsked = { code: '', isAll: false },
): string {
  const query = new URLSearchParams({ back: isAll ? 'all' : 'some', ...(code && { withdrawal: code }) })
  return `/admin/orders/${orderId}?${query}#refunds`
}

/** What an address says of it; undefined where it leaves the form closed. */
export function refundAsked(query: URLSearchParams): RefundAsked | undefined {
  const back = query.get('back')
  if (back !== 'all' && back !== 'some') return undefined
  return { code: withdrawalCode(query), isAll: back === 'all' }
}

/** The code of the withdrawal that an address names; '' where it names none. */
export function withdrawalCode(query: URLSearchParams): string {
  const said = query.get('withdrawal') ?? ''
  return /^[A-Z\d]{4,16}$/.test(said) ? said : ''
}

/** The address of an order's page, with a step the one at which that is open and to which its form is sent. */
export function orderAddress(orderId: string, step?: OrderStep): string {
  if (!step) return `/admin/orders/${orderId}`
  const query = new URLSearchParams({ do: step.step })
  if (step.step === 'retry') query.set('refund', step.refundId)
  if (step.step === 'document') query.set('chargeback', step.chargebackId)
  if ('key' in step) query.set('key', step.key)
  if ('restock' in step && step.restock) query.set('restock', 'on')
  if ('units' in step) for (const [beerId, count] of step.units) query.set(unitsField(beerId), String(count))
  return `/admin/orders/${orderId}?${query}`
}
