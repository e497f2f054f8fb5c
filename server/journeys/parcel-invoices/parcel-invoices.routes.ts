import * as contract from '#contract/parcel-invoices.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { peerAddress } from '../../http/peer-address.ts'
import type { Services } from '../../services.ts'
import { attachInvoice } from './attach-invoice.ts'
import { getInvoice, listInvoices } from './read-invoices.ts'
import { removeInvoice } from './remove-invoice.ts'

/** The invoices that breweries attach to what they sold. */
export function parcelInvoicesRoutes(api: Api, services: Services) {
  const { db } = services
  const peerOf = peerAddress(services.env.TRUSTED_PROXIES)
  bind(api, services, contract.attachParcelInvoice, ({ params, body, caller, context }) =>
    attachInvoice(services, params, body.file, { caller, address: peerOf(context) }),
  )
  bind(api, services, contract.removeParcelInvoice, ({ params, caller }) => removeInvoice(db, params, caller))
  bind(api, services, contract.listOrderInvoices, ({ params, caller }) =>
    listInvoices(db, params.orderId, caller),
  )
  bind(api, services, contract.getParcelInvoice, ({ params, caller }) => getInvoice(services, params, caller))
}
