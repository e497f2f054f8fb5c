import type { Complaint } from '#contract/complaint.ts'
import { isRefusal } from '#contract/errors.ts'
import { acceptOffer } from '#server/journeys/complaints/accept-offer.ts'
import { answerComplaint } from '#server/journeys/complaints/answer-complaint.ts'
import { escalateComplaint } from '#server/journeys/complaints/escalate-complaint.ts'
import { openComplaint } from '#server/journeys/complaints/open-complaint.ts'
import { onlyAdmins, onlyBuyers, onlySellers } from '../answers.ts'
import type { Row, Shop } from '../row.ts'

const words = 'Prueba.'
const caller = (id: string, role: 'Person' | 'Company') =>
  ({ id, role }) as Parameters<typeof openComplaint>[3]

function certain(answer: Awaited<ReturnType<typeof openComplaint>>): Complaint {
  if (isRefusal(answer)) throw new Error(answer.refused)
  return answer
}

/** A complaint of the buyer about a unit that the seller sent. */
async function anOpenOne({ services, target }: Shop) {
  const { orderId, companyId, buyerId, beerId } = target
  const asked = { kind: 'broken' as const, lines: [{ ProductId: beerId, quantity: 2 }], words }
  const opened = await openComplaint(services, { orderId, companyId }, asked, caller(buyerId, 'Person'))
  return { id: certain(opened).id }
}

/** The same, of which half is offered. */
async function anOffer(shop: Shop) {
  const { services, target } = shop
  const { id } = await anOpenOne(shop)
  const lines = [{ ProductId: target.beerId, quantity: 1 }]
  const answer = { answer: 'some' as const, edition: 0, lines, words: undefined }
  const at = { id: target.companyId, complaintId: id }
  certain(await answerComplaint(services, at, answer, caller(target.companyId, 'Company')))
  return { id }
}

/** The same, of which the buyer agreed that it is sent again. */
async function aPromise(shop: Shop) {
  const { services, target } = shop
  const { id } = await anOpenOne(shop)
  const at = { id: target.companyId, complaintId: id }
  const answer = { answer: 'again' as const, edition: 0, words: undefined }
  certain(await answerComplaint(services, at, answer, caller(target.companyId, 'Company')))
  certain(await acceptOffer(services, id, 1, caller(target.buyerId, 'Person')))
  return { id }
}

/** The same, on which the administration decides. */
async function anEscalatedOne(shop: Shop) {
  const { id } = await anOffer(shop)
  const buyer = caller(shop.target.buyerId, 'Person')
  certain(await escalateComplaint(shop.services, id, { edition: 1, words: undefined }, buyer))
  return { id }
}

const ofSeller = { seller: 200, rivalSeller: 'not-found', admin: 200 } as const
const ofBuyer = { buyer: 200, otherBuyer: 'not-found' } as const

export const COMPLAINTS: Row[] = [
  {
    call: 'listParcelComplaints',
    ask: ({ orderId, companyId }) => ({ params: { orderId, companyId } }),
    answers: onlyBuyers(ofBuyer),
  },
  {
    call: 'openComplaint',
    ask: ({ orderId, companyId, beerId }) => ({
      params: { orderId, companyId },
      body: { kind: 'broken', lines: [{ ProductId: beerId, quantity: 1 }], words },
    }),
    answers: onlyBuyers({ buyer: 201, otherBuyer: 'not-found' }),
  },
  {
    call: 'openComplaint',
    says: 'of what has not left',
    ask: ({ waitingOrderId, companyId, beerId }) => ({
      params: { orderId: waitingOrderId, companyId },
      body: { kind: 'broken', lines: [{ ProductId: beerId, quantity: 1 }], words },
    }),
    answers: onlyBuyers({ buyer: 'parcel-not-sent', otherBuyer: 'not-found' }),
  },
  {
    call: 'acceptOffer',
    given: anOffer,
    ask: ({ made }) => ({ params: { id: made.id! }, body: { edition: 1 } }),
    answers: onlyBuyers(ofBuyer),
  },
  {
    call: 'escalateComplaint',
    given: anOffer,
    ask: ({ made }) => ({ params: { id: made.id! }, body: { edition: 1 } }),
    answers: onlyBuyers(ofBuyer),
  },
  {
    call: 'takeBackComplaint',
    given: anOpenOne,
    ask: ({ made }) => ({ params: { id: made.id! } }),
    answers: onlyBuyers(ofBuyer),
  },
  {
    call: 'listComplaints',
    given: anOpenOne,
    ask: ({ companyId }) => ({ params: { id: companyId } }),
    answers: onlySellers(ofSeller),
  },
  {
    call: 'getComplaint',
    given: anOpenOne,
    ask: ({ companyId, made }) => ({ params: { id: companyId, complaintId: made.id! } }),
    answers: onlySellers(ofSeller),
  },
  {
    call: 'getComplaint',
    says: 'as if it were the rival’s',
    given: anOpenOne,
    ask: ({ rivalId, made }) => ({ params: { id: rivalId, complaintId: made.id! } }),
    answers: onlySellers({ seller: 'not-found', rivalSeller: 'not-found', admin: 'not-found' }),
  },
  {
    call: 'answerComplaint',
    given: anOpenOne,
    ask: ({ companyId, made }) => ({
      params: { id: companyId, complaintId: made.id! },
      body: { answer: 'all', edition: 0 },
    }),
    answers: onlySellers({ seller: 200, rivalSeller: 'not-found' }),
  },
  {
    call: 'answerComplaint',
    says: 'as if it were the rival’s',
    given: anOpenOne,
    ask: ({ rivalId, made }) => ({
      params: { id: rivalId, complaintId: made.id! },
      body: { answer: 'all', edition: 0 },
    }),
    answers: onlySellers({ seller: 'not-found', rivalSeller: 'not-found' }),
  },
  {
    call: 'sendAgain',
    given: aPromise,
    ask: ({ companyId, made }) => ({
      params: { id: companyId, complaintId: made.id! },
      body: { carrier: 'OCA' },
    }),
    answers: onlySellers({ seller: 200, rivalSeller: 'not-found' }),
  },
  {
    call: 'sendAgain',
    says: 'as if it were the rival’s',
    given: aPromise,
    ask: ({ rivalId, made }) => ({
      params: { id: rivalId, complaintId: made.id! },
      body: { carrier: 'OCA' },
    }),
    answers: onlySellers({ seller: 'not-found', rivalSeller: 'not-found' }),
  },
  {
    call: 'getComplaintForAdmin',
    given: anOpenOne,
    ask: ({ made }) => ({ params: { id: made.id! } }),
    answers: onlyAdmins(200),
  },
  {
    call: 'decideComplaint',
    given: anEscalatedOne,
    ask: ({ made, beerId }) => ({
      params: { id: made.id! },
      body: { lines: [{ ProductId: beerId, quantity: 1 }], words },
    }),
    answers: onlyAdmins(200),
  },
]
