import type { ReactNode } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { COMPLAINT_WORDS_MAX_CHARACTERS } from '#contract/limits.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import type { NotSent } from './not-sent.ts'

type Props = {
  title: string
  /** What comes of it. */
  lead: string
  /** What travels along unseen. */
  hidden: Record<string, string | number>
  submit: string
  look?: 'primary' | 'danger'
  /** The label of the field for words, where there is one. */
  words?: string | undefined
  failed: NotSent | undefined
  /** Where the form is sent. */
  action: string
  closeTo: string
  /** Between what comes of it and the words. */
  children?: ReactNode
}

/** Asks once more before something is said or decided in a complaint. */
export function ConfirmSheet({ title, closeTo, ...form }: Props) {
  const navigate = useNavigate()
  return (
    <Sheet title={title} onClose={() => navigate(closeTo, { preventScrollReset: true })}>
      <Question closeTo={closeTo} {...form} />
    </Sheet>
  )
}

function Question(props: Omit<Props, 'title'>) {
  const { lead, hidden, submit, look = 'primary', words, failed, action, closeTo, children } = props
  const t = useText()
  const isSending = useNavigation().formMethod === 'POST'
  const wrong = failed?.fields?.words
  return (
    <PostForm action={action} className="stack gap-4" preventScrollReset noValidate>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {failed && (
        <ErrorSummary
          title={t(complaintTexts.notTaken)}
          errors={[{ ...(wrong && { fieldId: 'words' }), text: wrong ?? failed.message }]}
        />
      )}
      <p>{lead}</p>
      {children}
      {words && (
        <TextArea
          id="words"
          name="words"
          label={words}
          error={wrong}
          rows={4}
          maxLength={COMPLAINT_WORDS_MAX_CHARACTERS}
          defaultValue={failed?.typed.words}
        />
      )}
      <div className="row gap-3">
        <Button type="submit" look={look} size="large" busy={isSending}>
          {submit}
        </Button>
        <LinkButton to={closeTo} look="quiet" preventScrollReset>
          {t(complaintTexts.goBack)}
        </LinkButton>
      </div>
    </PostForm>
  )
}
