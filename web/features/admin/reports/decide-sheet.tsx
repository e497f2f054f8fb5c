import { useNavigate } from 'react-router'
import type { ReportedEntry } from '#contract/reports.ts'
import * as adminReportsTexts from '#contract/texts/admin-reports.ts'
import { useText } from '#web/texts.ts'
import { type NotDone, ReasonSheet } from '#web/ui/reason-sheet.tsx'
import type { DecisionPlace } from '../decision-place.ts'
import { ReportVoices } from './report-voices.tsx'
import { reportsAddress } from './reports-address.ts'

type Props = { entry: ReportedEntry; name: string; at: DecisionPlace; failed: NotDone | undefined }

/** What is said of a thing, what either decision does, and why: two buttons, one for each. */
export function DecideSheet({ entry, name, at, failed }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const back = reportsAddress({ ...at, decide: '' })
  return (
    <ReasonSheet
      title={t(adminReportsTexts.decideNamed, { name })}
      action={reportsAddress(at)}
      hidden={{ id: entry.id, times: entry.times }}
      hint={t(adminReportsTexts.reasonHint)}
      decisions={[
        { value: 'left', says: t(adminReportsTexts.leave), look: 'outline' },
        { value: 'taken-down', says: t(adminReportsTexts.takeDown), look: 'danger' },
      ]}
      failed={failed}
      closeTo={back}
      onClose={() => navigate(back, { preventScrollReset: true })}
    >
      <ReportVoices entry={entry} />
      <p className="quiet">{t(adminReportsTexts.decideLead[entry.kind])}</p>
    </ReasonSheet>
  )
}
