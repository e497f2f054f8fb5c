import { onlyBuyers, onlySellers } from '../answers.ts'
import type { Row } from '../row.ts'

const shipment = { carrier: 'Otra', tracking: '1' }

export const PARCELS: Row[] = [
  {
    call: 'listParcels',
    ask: ({ companyId }) => ({ params: { id: companyId } }),
    answers: onlySellers({ seller: 200, rivalSeller: 'not-found', admin: 200 }),
  },
  {
    call: 'listParcels',
    says: 'the rival’s, of an order that both have a part in',
    ask: ({ rivalId }) => ({ params: { id: rivalId } }),
    answers: onlySellers({ seller: 'not-found', rivalSeller: 200, admin: 200 }),
  },
  {
    call: 'shipParcel',
    ask: ({ companyId, waitingOrderId }) => ({
      params: { id: companyId, orderId: waitingOrderId },
      body: shipment,
    }),
    answers: onlySellers({ seller: 200, rivalSeller: 'not-found', admin: 200 }),
  },
  {
    call: 'shipParcel',
    says: 'as if the order were the rival’s',
    ask: ({ rivalId, waitingOrderId }) => ({
      params: { id: rivalId, orderId: waitingOrderId },
      body: shipment,
    }),
    answers: onlySellers({ seller: 'not-found', rivalSeller: 'not-found', admin: 'not-found' }),
  },
  {
    call: 'shipParcel',
    says: 'of an order that both have a part in',
    ask: ({ companyId, sharedOrderId }) => ({
      params: { id: companyId, orderId: sharedOrderId },
      body: shipment,
    }),
    answers: onlySellers({ seller: 200, rivalSeller: 'not-found', admin: 200 }),
  },
  {
    call: 'shipParcels',
    ask: ({ companyId, waitingOrderId }) => ({
      params: { id: companyId },
      body: { parcels: [{ orderId: waitingOrderId, ...shipment }] },
    }),
    answers: onlySellers({ seller: 200, rivalSeller: 'not-found', admin: 200 }),
  },
  {
    call: 'shipParcels',
    says: 'as if the order were the rival’s: its row is refused',
    ask: ({ rivalId, waitingOrderId }) => ({
      params: { id: rivalId },
      body: { parcels: [{ orderId: waitingOrderId, ...shipment }] },
    }),
    answers: onlySellers({ seller: 'not-found', rivalSeller: 200, admin: 200 }),
    mayTell: 'the id is the one that they asked for, and their answer is that there is none',
  },
  {
    call: 'deliverParcel',
    ask: ({ companyId, orderId }) => ({ params: { id: companyId, orderId }, body: { idChecked: true } }),
    answers: onlySellers({ seller: 200, rivalSeller: 'not-found', admin: 200 }),
  },
  {
    call: 'deliverParcel',
    says: 'as if the order were the rival’s',
    ask: ({ rivalId, orderId }) => ({ params: { id: rivalId, orderId }, body: { idChecked: true } }),
    answers: onlySellers({ seller: 'not-found', rivalSeller: 'not-found', admin: 'not-found' }),
  },
  {
    call: 'cancelParcel',
    ask: ({ companyId, waitingOrderId }) => ({ params: { orderId: waitingOrderId, companyId } }),
    answers: onlyBuyers({ buyer: 200, otherBuyer: 'not-found' }),
  },
  {
    call: 'sayArrival',
    ask: ({ companyId, orderId }) => ({ params: { orderId, companyId }, body: { arrived: true } }),
    answers: onlyBuyers({ buyer: 200, otherBuyer: 'not-found' }),
  },
  {
    call: 'sayArrival',
    says: 'of what has not left',
    ask: ({ companyId, waitingOrderId }) => ({
      params: { orderId: waitingOrderId, companyId },
      body: { arrived: false },
    }),
    answers: onlyBuyers({ buyer: 'parcel-not-sent', otherBuyer: 'not-found' }),
  },
]
