import { CARRIER_MAX_CHARACTERS, TRACKING_MAX_CHARACTERS } from '#contract/limits.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import * as complaintAnswerTexts from '#contract/texts/complaint-answer.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import { useText } from '#web/texts.ts'
import { ConfirmSheet } from '#web/ui/confirm-sheet.tsx'
import { Field } from '#web/ui/field.tsx'
import type { NotSent } from './not-sent.ts'

type Props = {
  /** Who carried the brewery's parcels last, the newest first. */
  carriers: string[]
  failed: NotSent | undefined
  action: string
  closeTo: string
}

/** A brewery says that what it promised to send again has left, with whom and under which number. */
export function SentAgainSheet({ carriers, failed, action, closeTo }: Props) {
  const t = useText()
  const { carrier, tracking } = failed?.fields ?? {}
  const wrong = Object.entries({ carrier, tracking }).flatMap(([fieldId, text]) =>
    text ? [{ fieldId, text }] : [],
  )
  return (
    <ConfirmSheet
      title={t(complaintAnswerTexts.sentAgain)}
      hidden={{ intent: 'sent' }}
      submit={t(complaintAnswerTexts.sentAgain)}
      look="primary"
      leave={t(complaintTexts.goBack)}
      failed={
        failed && {
          title: t(complaintAnswerTexts.sentAgainFailed),
          errors: wrong.length ? wrong : [{ text: failed.message }],
        }
      }
      action={action}
      closeTo={closeTo}
    >
      <p>{t(complaintAnswerTexts.sentAgainLead)}</p>
      <Field
        id="carrier"
        name="carrier"
        label={t(parcelsTexts.carrier)}
        hint={t(parcelsTexts.carrierHint)}
        error={carrier}
        defaultValue={failed?.typed.carrier ?? carriers[0]}
        list="carriers"
        autoComplete="off"
        maxLength={CARRIER_MAX_CHARACTERS}
      />
      <datalist id="carriers">
        {carriers.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <Field
        id="tracking"
        name="tracking"
        label={t(parcelsTexts.tracking)}
        hint={t(parcelsTexts.trackingHint)}
        error={tracking}
        defaultValue={failed?.typed.tracking}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={TRACKING_MAX_CHARACTERS}
      />
    </ConfirmSheet>
  )
}
