import type { ParcelState } from '#contract/parcel-states.ts'

/** Where on a seller's list of parcels somebody is. */
export type ListPlace = { companyId: string; state: ParcelState; page: number }

/** What a form of the list does to which order's parcel. */
export type ParcelStep = { step: 'ship' | 'deliver'; orderId: string }

/** What can be done to a parcel as it stands. */
export function stepsOf({
  state,
  moneyBack,
}: {
  state: ParcelState
  moneyBack: boolean
}): ParcelStep['step'][] {
  if (state === 'shipped') return ['deliver', 'ship']
  return state === 'pending' && !moneyBack ? ['ship'] : []
}

/** The address of a place on the list; with `step` the one that this parcel's form is sent to. */
export function parcelsAddress({ companyId, state, page }: ListPlace, step?: ParcelStep): string {
  const query = new URLSearchParams({ state })
  if (page > 1) query.set('pag', String(page))
  if (step) query.set(step.step, step.orderId)
  return `/company/${companyId}/parcels?${query}`
}

/** The step that an address names. */
export function stepOf(query: URLSearchParams): ParcelStep | undefined {
  for (const step of ['ship', 'deliver'] as const) {
    const orderId = query.get(step)
    if (orderId) return { step, orderId }
  }
  return undefined
}
