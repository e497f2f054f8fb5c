import { useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { REASON_MAX_CHARACTERS } from '#contract/limits.ts'
import type { ReportedEntry } from '#contract/reports.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminTexts from '#contract/texts/admin.ts'
import * as adminReportsTexts from '#contract/texts/admin-reports.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import type { NotDone } from '#web/ui/reason-sheet.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useLive } from '#web/ui/use-live.ts'
import { ReportVoices } from './report-voices.tsx'
import { type ReportsPlace, reportsAddress } from './reports-place.ts'

type Props = { entry: ReportedEntry; name: string; at: ReportsPlace; failed: NotDone | undefined }

/** What is said of a thing, what either decision does, and why: two buttons, one for each. */
export function DecideSheet({ entry, name, at, failed }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const back = reportsAddress({ ...at, decide: '' })
  return (
    <Sheet
      title={t(adminReportsTexts.decideNamed, { name })}
      closeTo={back}
      onClose={() => navigate(back, { preventScrollReset: true })}
    >
      <DecideForm entry={entry} at={at} failed={failed} />
    </Sheet>
  )
}

function DecideForm({ entry, at, failed }: Omit<Props, 'name'>) {
  const t = useText()
  const live = useLive()
  const [typed, setTyped] = useState(failed?.typed ?? '')
  const sending = useNavigation().formData?.get('decision')
  const disabled = live && !typed.trim()
  return (
    <PostForm action={reportsAddress(at)} noValidate preventScrollReset className="stack gap-4">
      <input type="hidden" name="id" value={entry.id} />
      <input type="hidden" name="times" value={entry.times} />
      {failed && (
        <ErrorSummary
          title={t(adminTexts.notDone)}
          errors={[{ ...(failed.wrong && { fieldId: 'reason' }), text: failed.wrong ?? failed.message }]}
        />
      )}
      <ReportVoices entry={entry} />
      <p className="quiet">{t(adminReportsTexts.decideLead[entry.kind])}</p>
      <TextArea
        id="reason"
        name="reason"
        label={t(accountWords.reason)}
        hint={t(adminReportsTexts.reasonHint)}
        error={failed?.wrong}
        rows={3}
        maxLength={REASON_MAX_CHARACTERS}
        defaultValue={failed?.typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <div className="wrap gap-3">
        <Button
          type="submit"
          name="decision"
          value="left"
          look="outline"
          busy={sending === 'left'}
          disabled={disabled}
        >
          {t(adminReportsTexts.leave)}
        </Button>
        <Button
          type="submit"
          name="decision"
          value="taken-down"
          look="danger"
          busy={sending === 'taken-down'}
          disabled={disabled}
        >
          {t(adminReportsTexts.takeDown)}
        </Button>
      </div>
    </PostForm>
  )
}
