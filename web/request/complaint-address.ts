/** What a complaint's page can have open: a question before something is said. */
export type ComplaintStep =
  | 'accept'
  | 'escalate'
  | 'take-back'
  | 'all'
  | 'some'
  | 'amount'
  | 'again'
  | 'no'
  | 'sent'
  | 'decide'

const withStep = (path: string, step?: ComplaintStep) => (step ? `${path}?do=${step}` : path)

/** Where a buyer complains of one brewery's part of their order, and reads what came of it. */
export function ownComplaintAddress(orderId: string, companyId: string, step?: ComplaintStep): string {
  return withStep(`/myShop/${orderId}/complaints/${companyId}`, step)
}

/** A brewery's complaints, or one of them. */
export function complaintsAddress(companyId: string, complaintId?: string, step?: ComplaintStep): string {
  const list = `/company/${companyId}/complaints`
  return complaintId ? withStep(`${list}/${complaintId}`, step) : list
}

/** Where the administration decides on one. */
export function deskComplaintAddress(complaintId: string): string {
  return `/admin/complaints/${complaintId}`
}
