import { useState } from 'react'
import { COMPLAINT_KINDS } from '#contract/complaint-states.ts'
import type { listParcelComplaints } from '#contract/complaints.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { COMPLAINT_WORDS_MAX_CHARACTERS } from '#contract/limits.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import * as formTexts from '#contract/texts/form.ts'
import * as ownComplaintTexts from '#contract/texts/own-complaint.ts'
import { ownComplaintAddress } from '#web/request/complaint-address.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Select, TextArea } from '#web/ui/field.tsx'
import { momentDay } from '#web/ui/moment-words.ts'
import { PostForm } from '#web/ui/post-form.tsx'
import { MessagePictures } from '#web/ui/upload/message-pictures.tsx'
import { useIsSending } from '#web/ui/use-is-sending.ts'
import styles from './complaints.module.css'
import type { NotSent } from './not-sent.ts'
import { UnitRows } from './unit-rows.tsx'
import { WhatFollows } from './what-follows.tsx'

type Props = {
  found: ResponseOf<typeof listParcelComplaints>
  timeZone: string
  /** What its pictures are known by: a second click sends them once. */
  newKey: string
  failed: NotSent | undefined
}

const FIELDS = { kind: 'kind', lines: 'units', words: 'words' } as const

/** What a buyer writes when something is wrong with a parcel, and beside it what they can count on. */
export function ComplaintForm({ found, timeZone, newKey, failed }: Props) {
  const t = useText()
  const isSending = useIsSending()
  const [isPreparing, setIsPreparing] = useState(false)
  const { orderId, companyId, company, lines, until, neverCameFrom } = found
  const dayOf = momentDay(timeZone)
  const errors = failed?.fields ?? {}
  const wrong = (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).flatMap((field) =>
    errors[field] ? [{ fieldId: FIELDS[field], text: errors[field] }] : [],
  )
  const left = new Map(lines.map((line) => [line.ProductId, line.left]))
  const typed = new Map(failed?.typed.units.map((line) => [line.ProductId, line.quantity]))
  return (
    <div className={`stack gap-6 ${styles.asking}`}>
      <PostForm
        action={ownComplaintAddress(orderId, companyId)}
        encType="multipart/form-data"
        className="stack gap-5"
        noValidate
      >
        <input type="hidden" name="intent" value="open" />
        <input type="hidden" name="key" value={newKey} />
        {failed && (
          <ErrorSummary
            title={t(wrong.length ? formTexts.summary : ownComplaintTexts.notSent)}
            errors={wrong.length ? wrong : [{ text: failed.message }]}
          />
        )}
        <Select
          id="kind"
          name="kind"
          label={t(complaintTexts.reason)}
          error={errors.kind}
          hint={neverCameFrom && t(ownComplaintTexts.neverCameFrom, { date: dayOf(neverCameFrom) })}
          defaultValue={failed?.typed.kind ?? ''}
        >
          <option value="">{t(ownComplaintTexts.kindNeeded)}</option>
          {COMPLAINT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(complaintTexts.kinds[kind])}
            </option>
          ))}
        </Select>
        <UnitRows
          lines={lines}
          mostOf={(beerId) => left.get(beerId) ?? 0}
          chosenOf={(beerId) => typed.get(beerId)}
          legend={t(complaintTexts.howMany)}
          hint={t(ownComplaintTexts.howManyHint)}
          error={errors.lines}
        />
        <TextArea
          id="words"
          name="words"
          label={t(ownComplaintTexts.words)}
          hint={t(ownComplaintTexts.wordsHint, { max: COMPLAINT_WORDS_MAX_CHARACTERS })}
          error={errors.words}
          rows={5}
          maxLength={COMPLAINT_WORDS_MAX_CHARACTERS}
          defaultValue={failed?.typed.words}
        />
        <MessagePictures
          id="pictures"
          error={undefined}
          chooseAgain={failed?.typed.hadPictures === true}
          onPreparing={setIsPreparing}
        />
        <div>
          <Button type="submit" size="large" busy={isSending} disabled={isPreparing}>
            {t(ownComplaintTexts.send)}
          </Button>
        </div>
      </PostForm>
      <WhatFollows company={company} until={until && dayOf(until)} />
    </div>
  )
}
