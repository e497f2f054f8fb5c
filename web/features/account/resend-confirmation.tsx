import { useNavigation } from 'react-router'
import type { Text } from '#contract/texts/text.ts'

import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'

/** Has the confirmation link mailed once more, and comes back to `backTo`; a refusal is told on the account page. */
export function ResendConfirmation({ backTo, text }: { backTo: string; text: Text }) {
  const t = useText()
  const isSending = useNavigation().formData?.get('intent') === 'resend'
  return (
    <PostForm action="/account" preventScrollReset>
      <input type="hidden" name="backTo" value={backTo} />
      <Button type="submit" name="intent" value="resend" look="outline" size="small" busy={isSending}>
        {t(text)}
      </Button>
    </PostForm>
  )
}
