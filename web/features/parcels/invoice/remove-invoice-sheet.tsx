import { useNavigate } from 'react-router'
import * as invoiceTexts from '#contract/texts/invoice.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useIsSending } from '#web/ui/use-is-sending.ts'

/** Asks once more before an invoice is taken away. */
export function RemoveInvoiceSheet({ action, closeTo }: { action: string; closeTo: string }) {
  const t = useText()
  const navigate = useNavigate()
  return (
    <Sheet
      title={t(invoiceTexts.removeTitle)}
      closeTo={closeTo}
      onClose={() => navigate(closeTo, { preventScrollReset: true })}
    >
      <Question action={action} />
    </Sheet>
  )
}

function Question({ action }: { action: string }) {
  const t = useText()
  return (
    <PostForm action={action} className="stack gap-4" preventScrollReset>
      <p>{t(invoiceTexts.removeLead)}</p>
      <div>
        <Button type="submit" look="danger" busy={useIsSending()}>
          {t(invoiceTexts.remove)}
        </Button>
      </div>
    </PostForm>
  )
}
