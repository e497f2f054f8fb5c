import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { TextCode } from '#contract/texts/catalogue.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'
import type { answerResend } from './answer-account.server.ts'

/** Has the confirmation link mailed once more, and comes back to `backTo`. The answer is the account page's. */
export function ResendConfirmation({ backTo, text }: { backTo: string; text: TextCode }) {
  const t = useText()
  const toast = useToast()
  const fetcher = useFetcher<typeof answerResend>()
  const message = fetcher.data?.notResent

  // One refused attempt, one toast: `fetcher.data` is new for each.
  useEffect(() => {
    if (fetcher.data && message) toast.error(message, { title: t('email.notResent') })
  }, [fetcher.data, message, toast, t])

  return (
    <fetcher.Form method="post" action="/account">
      <input type="hidden" name="backTo" value={backTo} />
      <Button
        type="submit"
        name="intent"
        value="resend"
        look="outline"
        size="small"
        busy={fetcher.state !== 'idle'}
      >
        {t(text)}
      </Button>
    </fetcher.Form>
  )
}
