import type { ComponentProps } from 'react'
import type { ParcelInvoice } from '#contract/parcel-invoices.ts'
import * as invoiceTexts from '#contract/texts/invoice.ts'
import { invoiceAddress } from '#web/request/invoice-address.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from './button.tsx'

type Props = {
  orderId: string
  invoices: ParcelInvoice[]
} & Pick<ComponentProps<typeof LinkButton>, 'size'> & { look?: 'outline' | 'quiet' }

/** The invoices that breweries attached to an order, each to be saved. */
export function InvoiceLinks({ orderId, invoices, look = 'outline', size }: Props) {
  const t = useText()
  return invoices.map(({ companyId, company }) => (
    <LinkButton
      key={companyId}
      to={invoiceAddress(orderId, companyId)}
      look={look}
      size={size}
      reloadDocument
      download
    >
      {t(invoiceTexts.invoiceOf, { company })}
    </LinkButton>
  ))
}
