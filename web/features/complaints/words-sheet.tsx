import type { ReactNode } from 'react'
import { COMPLAINT_WORDS_MAX_CHARACTERS } from '#contract/limits.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import { useText } from '#web/texts.ts'
import { ConfirmSheet } from '#web/ui/confirm-sheet.tsx'
import { TextArea } from '#web/ui/field.tsx'
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

/** Fields of such a sheet that can be wrong; of units their own rows tell. */
const WRONG_FIELDS = ['amount', 'words'] as const

/** Asks once more before something is said or decided in a complaint. */
export function WordsSheet({ lead, look = 'primary', words, failed, children, ...sheet }: Props) {
  const t = useText()
  const wrong = WRONG_FIELDS.flatMap((field) => {
    const text = failed?.fields?.[field]
    return text ? [{ fieldId: field, text }] : []
  })
  return (
    <ConfirmSheet
      {...sheet}
      look={look}
      leave={t(complaintTexts.goBack)}
      failed={
        failed && {
          title: t(complaintTexts.notTaken),
          errors: wrong.length ? wrong : [{ text: failed.message }],
        }
      }
    >
      <p>{lead}</p>
      {children}
      {words && (
        <TextArea
          id="words"
          name="words"
          label={words}
          error={failed?.fields?.words}
          rows={4}
          maxLength={COMPLAINT_WORDS_MAX_CHARACTERS}
          defaultValue={failed?.typed.words}
        />
      )}
    </ConfirmSheet>
  )
}
