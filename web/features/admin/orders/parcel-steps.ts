/** What a form of an order's page does to which brewery's part of it. */
export type ParcelStep = { step: 'ship' | 'deliver'; companyId: string }

/** The address at which that form stands open, and to which it is sent. */
export function parcelStepAddress(orderId: string, { step, companyId }: ParcelStep): string {
  return `/admin/orders/${orderId}?${new URLSearchParams({ [step]: companyId })}`
}

/** The parcel's step that an address names. */
export function parcelStepOf(query: URLSearchParams): ParcelStep | undefined {
  for (const step of ['ship', 'deliver'] as const) {
    const companyId = query.get(step)
    if (companyId) return { step, companyId }
  }
  return undefined
}
