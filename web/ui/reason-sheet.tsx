import { type ReactNode, useState } from 'react'
import { useNavigation } from 'react-router'
import { REASON_MAX_CHARACTERS } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminTexts from '#contract/texts/admin.ts'
import { useText } from '#web/texts.ts'
import { Button } from './button.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { TextArea } from './field.tsx'
import { PostForm } from './post-form.tsx'
import { Sheet } from './sheet.tsx'
import { useLive } from './use-live.ts'

/** Why nothing was done: in the API's words, what is wrong with the reason, and what was typed. */
export type NotDone = { message: string; wrong?: string | undefined; typed: string }

type Props = {
  title: string
  /** What is about to happen, to whom. */
  children: ReactNode
  /** Where the form is sent. */
  action: string
  /** What travels along unseen: what is to be done, to what. */
  hidden: Record<string, string>
  /** What stands in the field already; somebody may write better. */
  proposed?: string
  /** How long a reason may be, and what stands below the field, where that is not as everywhere. */
  most?: number
  hint?: string
  /** What the button says. */
  submit: ReactNode
  failed?: NotDone | undefined
  /** Where the page is without the sheet. */
  closeTo: string
  onClose: () => void
}

/** Asks for confirmation and a reason (the field `reason`) before something that harms somebody. */
export function ReasonSheet({ title, closeTo, onClose, ...form }: Props) {
  return (
    <Sheet title={title} closeTo={closeTo} onClose={onClose}>
      <ReasonForm {...form} />
    </Sheet>
  )
}

function ReasonForm({
  children,
  action,
  hidden,
  proposed = '',
  most = REASON_MAX_CHARACTERS,
  hint,
  submit,
  failed,
}: Omit<Props, 'title' | 'closeTo' | 'onClose'>) {
  const t = useText()
  const live = useLive()
  const [typed, setTyped] = useState(failed?.typed ?? proposed)
  const isSending = useNavigation().formData?.has('reason') ?? false
  return (
    <PostForm action={action} noValidate preventScrollReset className="stack gap-4">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {failed && (
        <ErrorSummary
          title={t(adminTexts.notDone)}
          errors={[{ ...(failed.wrong && { fieldId: 'reason' }), text: failed.wrong ?? failed.message }]}
        />
      )}
      {children}
      <TextArea
        id="reason"
        name="reason"
        label={t(accountWords.reason)}
        hint={hint ?? t(adminTexts.reasonHint, { max: most })}
        error={failed?.wrong}
        rows={3}
        maxLength={most}
        defaultValue={failed?.typed ?? proposed}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" look="danger" busy={isSending} disabled={live && !typed.trim()}>
        {submit}
      </Button>
    </PostForm>
  )
}
