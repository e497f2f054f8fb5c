import * as emailTexts from '#contract/texts/email.ts'
import { useText } from '#web/texts.ts'
import { Notice } from '#web/ui/notice.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'

type Props = {
  /** The e-mail in force, and the one that waits for its confirmation. */
  current: string
  pending: string
  backTo: string
}

/** A changed e-mail counts only once its owner has followed the link that was mailed there: says so. */
export function PendingEmail({ current, pending, backTo }: Props) {
  const t = useText()
  return (
    <Notice>
      <p>{t(emailTexts.pending, { email: pending, current })}</p>
      <ResendConfirmation backTo={backTo} text={emailTexts.resend} />
    </Notice>
  )
}
