import { aMessage, aMessageForm, aMessageWithPicture } from '#tests/factories/a-message.ts'
import { onlySellers, signedIn } from '../answers.ts'
import type { Row } from '../row.ts'

/** Of a thread: the two whose order it is, and who may read over their shoulders. */
const ofTheTwo = (outcome: 200 | 201) => signedIn('not-found', { buyer: outcome, seller: outcome })

export const ORDER_MESSAGES: Row[] = [
  {
    call: 'getOrderThread',
    ask: ({ orderId, companyId }) => ({ params: { orderId, companyId } }),
    answers: { ...ofTheTwo(200), admin: 200 },
  },
  {
    call: 'getOrderThread',
    says: 'of somebody else’s order that both breweries have a part in',
    ask: ({ sharedOrderId, companyId }) => ({ params: { orderId: sharedOrderId, companyId } }),
    answers: signedIn('not-found', { seller: 200, admin: 200 }),
  },
  {
    call: 'getOrderThread',
    says: 'as if the order were the rival’s',
    ask: ({ orderId, rivalId }) => ({ params: { orderId, companyId: rivalId } }),
    answers: signedIn('not-found'),
  },
  {
    call: 'writeOrderMessage',
    ask: ({ orderId, companyId }) => ({ params: { orderId, companyId }, body: aMessageForm() }),
    answers: { ...ofTheTwo(201), admin: 'forbidden' },
  },
  {
    call: 'readOrderThread',
    given: async ({ services, target: { orderId, companyId } }) => ({
      until: await aMessage(services, { orderId, companyId }),
    }),
    ask: ({ orderId, companyId, made }) => ({
      params: { orderId, companyId },
      body: { until: made.until, needsNoAnswer: true },
    }),
    answers: { ...ofTheTwo(200), admin: 'forbidden' },
  },
  {
    call: 'getOrderMessagePicture',
    given: ({ services, target: { orderId, companyId } }) =>
      aMessageWithPicture(services, { orderId, companyId }),
    ask: ({ orderId, companyId, made }) => ({
      params: { orderId, companyId, pictureId: made.pictureId! },
    }),
    answers: { ...ofTheTwo(200), admin: 200 },
  },
  {
    call: 'getOrderMessagePicture',
    says: 'as if it were of another order of theirs',
    given: ({ services, target: { orderId, companyId } }) =>
      aMessageWithPicture(services, { orderId, companyId }),
    ask: ({ waitingOrderId, companyId, made }) => ({
      params: { orderId: waitingOrderId, companyId, pictureId: made.pictureId! },
    }),
    answers: signedIn('not-found'),
  },
  {
    call: 'listOrderThreads',
    ask: ({ companyId }) => ({ params: { id: companyId } }),
    answers: onlySellers({ seller: 200, rivalSeller: 'user-not-found', admin: 200 }),
  },
]
