/** Where a brewery's invoice of its part of an order is saved from: a call, which asks who is there. */
export function invoiceAddress(orderId: string, companyId: string): string {
  return `/api/orders/${orderId}/parcels/${companyId}/invoice`
}
