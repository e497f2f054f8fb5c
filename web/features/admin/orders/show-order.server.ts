import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { centsFromDollars } from '#contract/money.ts'
import { type DeskOrder, getOrder } from '#contract/order-desk.ts'
import { listOrderInvoices } from '#contract/parcel-invoices.ts'
import { callApi, tryApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { chargedFor } from './charged-for.ts'
import { type OrderStep, refundAsked, stepOf, withdrawalCode } from './order-steps.ts'

/** What a sheet is about to do: the step, and of a refund what it comes to, in cents. */
export type OpenSheet = {
  step: Exclude<OrderStep, { step: 'retry' | 'document' }>
  amountCents: number
  currency: string
  lines: { id: string; name: string; count: number }[]
}

/**
 * An order, and the sheet that the address has open, if its step can be taken: of units no more than are left.
 * `nothingChosen`: a refund was asked for without any. Null when there is no such order.
 * @throws any other refusal of the call
 */
export async function showOrder(context: PageContext, id: string, url: URL) {
  const answer = await tryApi(context, getOrder, { params: { id } })
  if (!answer.ok && answer.status === 404) return null
  if (!answer.ok) throw data(answer.error, { status: answer.status })
  const order = answer.value
  // The next refund is known by it: a second click is told from a second refund.
  const newKey = randomUUID()
  const step = stepOf(url.searchParams, newKey)
  const sheet = step && openSheet(order, step)
  const { timeZone } = context.get(pageRequest).settings
  const nothingChosen = step?.step === 'refund' && !sheet && order.refundable > 0
  const invoices = await callApi(context, listOrderInvoices, { params: { orderId: order.id } })
  return {
    ...{ order, invoices, newKey, timeZone, sheet, nothingChosen },
    refundAsked: refundAsked(url.searchParams),
    withdrawal: withdrawalCode(url.searchParams),
    readAt: Date.now(),
  }
}

export type ShownOrder = NonNullable<Awaited<ReturnType<typeof showOrder>>>

const NOTHING_BACK = { amountCents: 0, currency: 'USD', lines: [] }

/** Whether the provider asked not to send it, and no admin has looked at that yet. */
const isWarned = ({ warnings }: DeskOrder) => warnings.some(({ liftedAt }) => liftedAt === null)

function openSheet(order: DeskOrder, step: OrderStep): OpenSheet | undefined {
  if (step.step === 'retry' || step.step === 'document') return undefined
  if (step.step === 'cancel') {
    return order.state === 'pending' ? { step, ...NOTHING_BACK } : undefined
  }
  if (step.step === 'close') return order.state === 'review' ? { step, ...NOTHING_BACK } : undefined
  if (step.step === 'lift') return isWarned(order) ? { step, ...NOTHING_BACK } : undefined
  const isAll = step.step === 'refund-all'
  const lines = order.lines
    .map((line) => {
      const { ProductId: id, name, left } = line
      const count = isAll ? left : Math.min(step.units.get(id) ?? 0, left)
      return { id, name, count, cents: chargedFor(line, count) }
    })
    .filter(({ count }) => count > 0)
  const chosenCents = lines.reduce((sum, { cents }) => sum + cents, 0)
  const amountCents = isAll ? centsFromDollars(order.refundable) : chosenCents
  return amountCents > 0 && order.refundable > 0
    ? { step, amountCents, currency: order.charge.chargeCurrency, lines }
    : undefined
}
