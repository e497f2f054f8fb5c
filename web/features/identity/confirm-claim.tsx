import { useNavigation } from 'react-router'
import type { LinkedClaim } from '#contract/brewery-claims.ts'
import * as breweryClaimTexts from '#contract/texts/brewery-claim.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import styles from './identity.module.css'

type Props = { action: string; claim: LinkedClaim; message: string | null | undefined }

/** What was written with this e-mail, and the button that has an admin read it. */
export function ConfirmClaim({ action, claim: { name, words }, message }: Props) {
  const t = useText()
  const isSending = useNavigation().formData?.get('do') === 'confirm'
  return (
    <PostForm action={action} className="stack gap-5">
      {message && <p role="alert">{message}</p>}
      <blockquote className={`stack gap-1 ${styles.said}`}>
        <p>{words}</p>
        <p className="quiet">{name}</p>
      </blockquote>
      <div>
        <Button type="submit" name="do" value="confirm" size="large" busy={isSending}>
          {t(breweryClaimTexts.confirm)}
        </Button>
      </div>
    </PostForm>
  )
}
