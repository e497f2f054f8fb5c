import { useRef } from 'react'
import { useNavigation } from 'react-router'
import { CARRIER_MAX_CHARACTERS } from '#contract/limits.ts'
import * as formTexts from '#contract/texts/form.ts'
import * as parcelBatchTexts from '#contract/texts/parcel-batch.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import type { FieldError } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { FootBar } from '#web/ui/foot-bar.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { UnsavedChanges } from '#web/ui/unsaved-changes.tsx'
import { useLive } from '#web/ui/use-live.ts'
import { useTicked } from '#web/ui/use-ticked.ts'
import type { NamedAnswer } from '../name-answers.server.ts'
import { type ListPlace, parcelsAddress, printAddress } from '../parcels-address.ts'
import type { ParcelRow } from '../show-parcels.server.ts'
import type { TypedBatch } from './answer-batch.server.ts'
import styles from './batch.module.css'
import { CARRIER_ID, isTracking } from './batch-fields.ts'
import { goToNextNumber, tickTyped } from './numbers-by-keyboard.ts'
import { ParcelTable } from './parcel-table.tsx'

type Props = {
  at: ListPlace
  rows: ParcelRow[]
  /** What became of those that were just sent together. */
  answers: NamedAnswer[] | undefined
  /** Who carried the last parcels, the newest first. */
  carriers: string[]
  /** What stood in the form when it was sent. */
  typed: TypedBatch | undefined
  /** What was wrong with it. */
  errors: readonly FieldError[] | undefined
}

/**
 * What is to be sent, as a form over its ticked rows: who carries them, and the number of each. Numbers are typed or scanned one
 * after the other; nothing is sent but by its button, without scripts too.
 */
export function SendParcels({ at, carriers, typed, errors = [], answers = [], ...given }: Props) {
  const t = useText()
  const live = useLive()
  const form = useRef<HTMLFormElement>(null)
  const action = parcelsAddress(at)
  const isSending = useNavigation().formAction === action
  // What left is no longer here, although the list is still being read anew: its number is not one that could be lost.
  const left = answers.filter(({ outcome }) => outcome !== 'refused').map(({ orderId }) => orderId)
  const rows = given.rows.filter(({ orderId }) => !left.includes(orderId))
  const { ticked, look, tickAll } = useTicked(form, 'order')
  const ready = rows.filter(({ isWarned }) => !isWarned).length
  // Before the page is live nobody knows what is ticked: then the answer says that nothing is.
  const isIdle = live && ticked.length === 0
  const isAll = ticked.length === ready && ready > 0
  const [last = ''] = carriers
  // Numbers that were refused, and stand there again.
  const isLeft = rows.some(({ orderId }) => typed?.tracking[orderId])
  const said = ticked.length
    ? counted(t, ticked.length, parcelBatchTexts.oneTicked, parcelBatchTexts.manyTicked)
    : t(formTexts.noneChosen)
  return (
    <PostForm
      ref={form}
      action={action}
      className="stack gap-3"
      onKeyDown={goToNextNumber}
      onInput={(event) => {
        tickTyped(event)
        look()
      }}
      preventScrollReset
    >
      {/* The first button is what Enter presses: without scripts a scanner would send the form after its first number. */}
      <button type="submit" disabled hidden />
      <div className={`stack gap-3 ${styles.head}`}>
        <Field
          id={CARRIER_ID}
          name="carrier"
          label={t(parcelsTexts.carrier)}
          hint={t(last ? parcelBatchTexts.carrierHint : parcelBatchTexts.firstCarrierHint)}
          error={errors.find(({ fieldId }) => fieldId === CARRIER_ID)?.text}
          defaultValue={typed?.carrier ?? last}
          list="carriers"
          autoComplete="off"
          maxLength={CARRIER_MAX_CHARACTERS}
        />
        <datalist id="carriers">
          {carriers.map((carrier) => (
            <option key={carrier} value={carrier} />
          ))}
        </datalist>
        {live && (
          <Checkbox
            id="tick-all"
            label={t(parcelBatchTexts.tickAll)}
            checked={isAll}
            onChange={({ currentTarget }) => tickAll(currentTarget.checked)}
          />
        )}
      </div>
      <ParcelTable
        at={at}
        rows={rows}
        typed={typed ?? { carrier: '', ticked: [], tracking: {} }}
        wrong={errors.flatMap(({ fieldId }) => fieldId ?? [])}
      />
      <FootBar
        isReady={ticked.length > 0}
        says={live ? said : undefined}
        hint={live && t(parcelBatchTexts.keys)}
      >
        {live && ticked.length > 0 ? (
          <LinkButton to={printAddress(at.companyId, ticked)} look="outline" target="_blank">
            {t(parcelBatchTexts.print)}
          </LinkButton>
        ) : (
          <Button type="submit" name="intent" value="print" look="outline" idle={isIdle}>
            {t(parcelBatchTexts.print)}
          </Button>
        )}
        {/* The green of what is to be pressed comes with what it would send. */}
        <Button
          type="submit"
          name="intent"
          value="send"
          look={ticked.length > 0 ? 'primary' : 'outline'}
          busy={isSending}
          idle={isIdle}
        >
          {t(parcelBatchTexts.send)}
        </Button>
      </FootBar>
      {/* What is being sent is not lost, although its rows stand there until the list is read anew. */}
      {!isSending && (
        <UnsavedChanges
          // Other rows begin with other numbers: those of rows that left the list are no changes.
          key={rows.map(({ orderId }) => orderId).join()}
          form={form}
          action={action}
          counts={isTracking}
          unsaved={isLeft}
        />
      )}
    </PostForm>
  )
}
