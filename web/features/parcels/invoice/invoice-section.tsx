import { DOCUMENT_TYPES, INVOICE_MAX_MEGABYTES } from '#contract/limits.ts'
import type { ParcelInvoice } from '#contract/parcel-invoices.ts'
import * as invoiceTexts from '#contract/texts/invoice.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { invoiceAddress } from '#web/request/invoice-address.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { useEmptiedOnceSent } from '#web/ui/use-emptied-once-sent.ts'
import { useIsSending } from '#web/ui/use-is-sending.ts'
import styles from '../parcels.module.css'

const KINDS = { 'application/pdf': 'PDF', 'image/jpeg': 'JPEG', 'image/png': 'PNG' } as const

type Props = {
  orderId: string
  invoice: ParcelInvoice | undefined
  /** Where its form is sent, and where it is asked whether to remove it. */
  action: string
  removeAt: string
  dayOf: (instant: string) => string
  /** Why the last file was not attached. */
  failed: string | undefined
}

/** The brewery's own invoice of its parcel: what is attached, and the form that attaches it or another one. */
export function InvoiceSection({ orderId, invoice, action, removeAt, dayOf, failed }: Props) {
  const t = useText()
  const isSending = useIsSending()
  const emptied = useEmptiedOnceSent(fold)
  return (
    <section id="invoice" className={`stack gap-4 ${styles.talk}`} aria-labelledby="invoice-title">
      <h2 id="invoice-title">{t(invoiceTexts.title)}</h2>
      {invoice ? (
        <div className="row gap-3">
          <p>
            {t(invoiceTexts.attachedAt, {
              kind: KINDS[invoice.type],
              size: numberText(Math.max(0.1, Math.round(invoice.bytes / 104_857.6) / 10)),
              date: dayOf(invoice.at),
            })}
          </p>
          <LinkButton
            to={invoiceAddress(orderId, invoice.companyId)}
            look="outline"
            size="small"
            reloadDocument
            download
          >
            {t(invoiceTexts.download)}
          </LinkButton>
          <LinkButton to={removeAt} look="quiet" size="small" preventScrollReset>
            {t(invoiceTexts.remove)}
          </LinkButton>
        </div>
      ) : (
        <p className="quiet">{t(invoiceTexts.lead)}</p>
      )}
      <Disclosure
        title={t(invoice ? invoiceTexts.anotherFile : invoiceTexts.fromFile)}
        open={failed !== undefined}
      >
        <PostForm
          {...emptied}
          action={action}
          encType="multipart/form-data"
          className={`stack gap-4 ${styles.invoice}`}
          preventScrollReset
          noValidate
        >
          {failed && (
            <ErrorSummary
              title={t(invoiceTexts.notAttached)}
              errors={[{ fieldId: 'invoice-file', text: failed }]}
            />
          )}
          <FileField
            id="invoice-file"
            name="file"
            label={t(invoiceTexts.file)}
            hint={t(invoiceTexts.fileHint, { max: INVOICE_MAX_MEGABYTES })}
            error={failed}
            accept={DOCUMENT_TYPES.join(',')}
          />
          <p>
            <Button type="submit" look="outline" busy={isSending}>
              {t(invoice ? invoiceTexts.replace : invoiceTexts.attach)}
            </Button>
          </p>
        </PostForm>
      </Disclosure>
    </section>
  )
}

/** Once another one is attached. */
function fold(form: HTMLFormElement) {
  form.closest('details')!.open = false
}
