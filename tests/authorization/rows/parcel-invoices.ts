import { anInvoice, anInvoiceForm } from '#tests/factories/an-invoice.ts'
import { onlySellers, signedIn } from '../answers.ts'
import type { Row, Shop } from '../row.ts'

async function attached({ services, target: { orderId, companyId } }: Shop) {
  await anInvoice(services, { orderId, companyId })
  return {}
}

/** The two whose parcel it is, and who may read over their shoulders. */
const OF_THE_TWO = signedIn('not-found', { buyer: 200, seller: 200, admin: 200 })

export const PARCEL_INVOICES: Row[] = [
  {
    call: 'attachParcelInvoice',
    ask: ({ orderId, companyId }) => ({ params: { orderId, companyId }, body: anInvoiceForm() }),
    answers: onlySellers({ seller: 201, rivalSeller: 'not-found' }),
  },
  {
    call: 'attachParcelInvoice',
    says: 'as if the order were the rival’s',
    ask: ({ orderId, rivalId }) => ({ params: { orderId, companyId: rivalId }, body: anInvoiceForm() }),
    answers: onlySellers({ seller: 'not-found', rivalSeller: 'not-found' }),
  },
  {
    call: 'removeParcelInvoice',
    given: attached,
    ask: ({ orderId, companyId }) => ({ params: { orderId, companyId } }),
    answers: onlySellers({ seller: 200, rivalSeller: 'not-found' }),
  },
  {
    call: 'listOrderInvoices',
    given: attached,
    ask: ({ orderId }) => ({ params: { orderId } }),
    answers: OF_THE_TWO,
  },
  {
    call: 'getParcelInvoice',
    given: attached,
    ask: ({ orderId, companyId }) => ({ params: { orderId, companyId } }),
    answers: OF_THE_TWO,
  },
]
