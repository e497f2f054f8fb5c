import { onlyBuyers, onlySellers } from '../answers.ts'
import type { Row } from '../row.ts'

const shipment = { carrier: 'Otra', tracking: '1' }
const KEY = '0197a0de-7bcd-7000-8000-000000000001'
const shortfall = (beerId: string) => ({
  ...{ key: KEY, reason: 'no-stock', words: '' },
  lines: [{ ProductId: beerId, quantity: 1, left: 1, shelf: 'out' }],
})

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
  {
    call: 'cancelUnits',
    ask: ({ companyId, waitingOrderId, beerId }) => ({
      params: { orderId: waitingOrderId, companyId },
      body: { key: KEY, lines: [{ ProductId: beerId, quantity: 1, left: 1 }] },
    }),
    answers: onlyBuyers({ buyer: 200, otherBuyer: 'not-found' }),
  },
  {
    call: 'sayShort',
    ask: ({ companyId, waitingOrderId, beerId }) => ({
      params: { id: companyId, orderId: waitingOrderId },
      body: shortfall(beerId),
    }),
    answers: onlySellers({ seller: 200, rivalSeller: 'not-found' }),
  },
  {
    call: 'sayShort',
    says: 'as if the order were the rival’s',
    ask: ({ rivalId, waitingOrderId, beerId }) => ({
      params: { id: rivalId, orderId: waitingOrderId },
      body: shortfall(beerId),
    }),
    answers: onlySellers({ seller: 'not-found', rivalSeller: 'not-found' }),
  },
]
