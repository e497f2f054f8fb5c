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

/** A way to decide: what the field `decision` says, and the button. */
export type Decision = { value: string; says: string; look: 'primary' | 'outline' | 'danger' }

type Props = {
  title: string
  /** What is about to happen, to whom. */
  children: ReactNode
  /** Where the form is sent. */
  action: string
  /** What travels along unseen: what is to be done, to what. */
  hidden: Record<string, string | number>
  /** What stands in the field already; somebody may write better. */
  proposed?: string
  /** How long a reason may be, and what stands below the field, where that is not as everywhere. */
  most?: number
  hint?: string
  failed?: NotDone | undefined
  /** Where the page is without the sheet. */
  closeTo: string
  onClose: () => void
} & ({ submit: ReactNode } | { decisions: Decision[] })

/** Asks for confirmation and a reason (the field `reason`) before something that harms somebody, or for one of several decisions. */
export function ReasonSheet({ title, closeTo, onClose, ...form }: Props) {
  return (
    <Sheet title={title} closeTo={closeTo} onClose={onClose}>
      <ReasonForm {...form} />
    </Sheet>
  )
}

type FormProps = Omit<Props, 'title' | 'closeTo' | 'onClose'> & { submit?: ReactNode; decisions?: Decision[] }

function ReasonForm(props: FormProps) {
  const { children, action, hidden, proposed = '', most = REASON_MAX_CHARACTERS, hint, failed } = props
  const { submit, decisions } = props
  const t = useText()
  const live = useLive()
  const [typed, setTyped] = useState(failed?.typed ?? proposed)
  const sent = useNavigation().formData
  const disabled = live && !typed.trim()
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
      {decisions ? (
        <div className="wrap gap-3">
          {decisions.map(({ value, says, look }) => (
            <Button
              key={value}
              type="submit"
              name="decision"
              value={value}
              look={look}
              busy={sent?.get('decision') === value}
              disabled={disabled}
            >
              {says}
            </Button>
          ))}
        </div>
      ) : (
        <Button type="submit" look="danger" busy={sent?.has('reason') ?? false} disabled={disabled}>
          {submit}
        </Button>
      )}
    </PostForm>
  )
}
