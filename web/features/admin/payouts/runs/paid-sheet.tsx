import type { ReactNode } from 'react'
import { PAYOUT_REFERENCE_MAX_CHARACTERS } from '#contract/limits.ts'
import * as adminTexts from '#contract/texts/admin.ts'
import * as payoutsTexts from '#contract/texts/payouts.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useIsSending } from '#web/ui/use-is-sending.ts'

/** Why a payout was not marked, and what had been typed. */
export type NotMarked = {
  message: string
  wrong: Record<string, string>
  typed: { reference: string; reason: string; amount: string }
}

type Props = {
  title: string
  /** What is said to have arrived. */
  children: ReactNode
  /** Where the form is sent. */
  action: string
  /** What travels along unseen. */
  hidden: Record<string, string | number>
  submit: string
  failed: NotMarked | undefined
  closeTo: string
  onClose: () => void
}

/** Asks for the bank's reference of what arrived. */
export function PaidSheet({ title, children, action, hidden, submit, failed, closeTo, onClose }: Props) {
  const t = useText()
  const isSending = useIsSending()
  const wrong = failed?.wrong.reference
  return (
    <Sheet title={title} closeTo={closeTo} onClose={onClose}>
      <PostForm action={action} noValidate preventScrollReset className="stack gap-4">
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {failed && (
          <ErrorSummary
            title={t(adminTexts.notDone)}
            errors={[{ ...(wrong && { fieldId: 'reference' }), text: wrong ?? failed.message }]}
          />
        )}
        {children}
        <Field
          id="reference"
          name="reference"
          label={t(payoutsTexts.reference)}
          hint={t(payoutsTexts.referenceHint)}
          error={wrong}
          maxLength={PAYOUT_REFERENCE_MAX_CHARACTERS}
          defaultValue={failed?.typed.reference}
          autoComplete="off"
        />
        <Button type="submit" busy={isSending}>
          {submit}
        </Button>
      </PostForm>
    </Sheet>
  )
}
