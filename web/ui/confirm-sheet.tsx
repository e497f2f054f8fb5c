import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import * as commonTexts from '#contract/texts/common.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from './button.tsx'
import { ErrorSummary, type FieldError } from './error-summary.tsx'
import { PostForm } from './post-form.tsx'
import { Sheet } from './sheet.tsx'
import { useIsSending } from './use-is-sending.ts'

type Props = {
  title: string
  /** What comes of it, and what else is to be said or chosen. */
  children: ReactNode
  /** Where the form is sent. */
  action: string
  /** What travels along unseen: what is to be done, to what. */
  hidden?: Record<string, string | number>
  /** What the button says. */
  submit: string
  look?: 'primary' | 'danger'
  /** What the way back says, where "Leave it as it is" is not enough. */
  leave?: string
  /** Why it was not done. */
  failed?: { title: string; errors: FieldError[] } | undefined
  /** Where the page is without the sheet. */
  closeTo: string
}

/** Asks once more before something is done, with a way back. A reason is asked for by ReasonSheet. */
export function ConfirmSheet({ title, closeTo, ...form }: Props) {
  const navigate = useNavigate()
  return (
    <Sheet title={title} onClose={() => navigate(closeTo, { preventScrollReset: true })}>
      <ConfirmForm closeTo={closeTo} {...form} />
    </Sheet>
  )
}

function ConfirmForm(props: Omit<Props, 'title'>) {
  const { children, action, hidden = {}, submit, look = 'danger', leave, failed, closeTo } = props
  const t = useText()
  const isSending = useIsSending()
  return (
    <PostForm action={action} className="stack gap-4" preventScrollReset noValidate>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {failed && <ErrorSummary {...failed} />}
      {children}
      <div className="wrap gap-3">
        <Button type="submit" look={look} busy={isSending}>
          {submit}
        </Button>
        <LinkButton to={closeTo} look="quiet" preventScrollReset>
          {leave ?? t(commonTexts.leaveIt)}
        </LinkButton>
      </div>
    </PostForm>
  )
}
