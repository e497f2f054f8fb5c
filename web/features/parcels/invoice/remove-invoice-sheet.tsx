import * as invoiceTexts from '#contract/texts/invoice.ts'
import { useText } from '#web/texts.ts'
import { ConfirmSheet } from '#web/ui/confirm-sheet.tsx'

/** Asks once more before an invoice is taken away. */
export function RemoveInvoiceSheet({ action, closeTo }: { action: string; closeTo: string }) {
  const t = useText()
  return (
    <ConfirmSheet
      title={t(invoiceTexts.removeTitle)}
      action={action}
      submit={t(invoiceTexts.remove)}
      closeTo={closeTo}
    >
      <p>{t(invoiceTexts.removeLead)}</p>
    </ConfirmSheet>
  )
}
