import type { ParcelState } from '#contract/parcel-states.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { threadsAddress } from '#web/request/threads-address.ts'

/** Where on a seller's list of parcels somebody is: searched for what ('': all), which page from 1. Of their messages: on its page. */
export type ListPlace = {
  companyId: string
  state: ParcelState
  page: number
  q: string
  /** Sorted by the day on which they were paid, the oldest (`asc`) or the newest first; not said: as each state is. */
  dir?: 'asc' | 'desc' | undefined
  from?: typeof MESSAGES | undefined
}

/** What an address says of who came from the list of messages. */
const MESSAGES = 'messages'

/** Which list an address says that its reader came from, where it is not that of parcels. */
export function listOf(query: URLSearchParams): typeof MESSAGES | undefined {
  return query.get('from') === MESSAGES ? MESSAGES : undefined
}

/** What a form of a parcel's page does to it. */
export type ParcelStep = 'ship' | 'deliver' | 'short'

/** What can be done to a parcel as it stands. */
export function stepsOf({ state, moneyBack }: { state: ParcelState; moneyBack: boolean }): ParcelStep[] {
  if (state === 'shipped') return ['deliver', 'ship']
  return state === 'pending' && !moneyBack ? ['ship', 'short'] : []
}

function queryOf(at: ListPlace): URLSearchParams {
  return new URLSearchParams(placeFields(at))
}

/** A place on the list as fields of a form that asks by its address. */
export function placeFields({ state, page, q, dir, from }: ListPlace): Record<string, string> {
  return {
    state,
    ...(q && { q }),
    ...(dir && { dir }),
    ...(page > 1 && { pag: String(page) }),
    ...(from && { from }),
  }
}

/** A company's parcels without saying which. */
export function parcelsPath(companyId: string): string {
  return `/company/${companyId}/parcels`
}

/** The address of a place on the list. */
export function parcelsAddress(at: ListPlace): string {
  return `${parcelsPath(at.companyId)}?${queryOf(at)}`
}

/** What the day by which a list is sorted is called. */
export function ageText({ state }: Pick<ListPlace, 'state'>) {
  return state === 'pending' ? adminWords.waiting : accountWords.paidState
}

/** How a list is sorted, and where it is in another order. What is to be sent is told by how long it waits: the oldest has waited most. */
export function parcelsSorting(at: ListPlace) {
  const isToSend = at.state === 'pending'
  const isOldestFirst = at.dir ? at.dir === 'asc' : isToSend
  return {
    sorting: { by: 'age', down: isOldestFirst === isToSend },
    sortedAt: ({ down }: { down: boolean }) =>
      parcelsAddress({ ...at, dir: down === isToSend ? 'asc' : 'desc', page: 1 }),
  }
}

/** The place on the list that one came to a parcel from, be it of parcels or of messages. */
export function backAddress(at: ListPlace): string {
  return at.from ? threadsAddress(at.companyId, at) : parcelsAddress(at)
}

/** The page of one parcel, which leads back to its place on the list; with `step` the address that this form of it is sent to. */
export function parcelAddress(orderId: string, at: ListPlace, step?: ParcelStep): string {
  const query = queryOf(at)
  if (step) query.set('do', step)
  return `${parcelsPath(at.companyId)}/${orderId}?${query}`
}

/** What an address of the list names the parcel with that is to be handed over. */
const DELIVER = 'deliver'

/** The list, asked to hand one of its parcels over. */
export function deliverAddress(orderId: string, at: ListPlace): string {
  return `${parcelsAddress(at)}&${DELIVER}=${orderId}`
}

/** The order whose parcel an address of the list asks to hand over. */
export function toDeliver(query: URLSearchParams): string | null {
  return query.get(DELIVER)
}

/** The step that an address names. */
export function stepOf(query: URLSearchParams): ParcelStep | undefined {
  const step = query.get('do')
  return step === 'ship' || step === 'deliver' || step === 'short' ? step : undefined
}

/** Slips and the picking list of these orders' parcels. */
export function printAddress(companyId: string, orderIds: readonly string[]): string {
  return `${parcelsPath(companyId)}/print?${new URLSearchParams(orderIds.map((id) => ['order', id]))}`
}

/** Where lines of a sheet are pasted. */
export function pasteAddress(companyId: string): string {
  return `${parcelsPath(companyId)}/paste`
}

/** What the forms of a parcel's invoice do. */
export type InvoiceStep = 'invoice' | 'remove-invoice'

/** Where the form of a parcel's invoice is sent, or asked for. */
export function invoiceAction(orderId: string, at: ListPlace, step: InvoiceStep): string {
  return `${parcelAddress(orderId, at)}&do=${step}`
}

/** The step of an invoice that an address names. */
export function invoiceStepOf(query: URLSearchParams): InvoiceStep | undefined {
  const step = query.get('do')
  return step === 'invoice' || step === 'remove-invoice' ? step : undefined
}

/** What the forms of a parcel's thread are sent with. */
const THREAD = 'message'

/** Where the forms of what its buyer and brewery wrote each other are sent. */
export function threadAction(orderId: string, at: ListPlace): string {
  return `${parcelAddress(orderId, at)}&do=${THREAD}`
}

/** Whether an address is that of those forms. */
export function isOfThread(query: URLSearchParams): boolean {
  return query.get('do') === THREAD
}
