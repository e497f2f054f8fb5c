import { CARRIER_MAX_CHARACTERS, TRACKING_MAX_CHARACTERS } from '#contract/limits.ts'
import type { ParcelState } from '#contract/parcel-states.ts'
import { shipment, warnedShipment } from '#contract/parcels.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import { useText } from '#web/texts.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CheckedForm } from '#web/ui/checked-form.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Field } from '#web/ui/field.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import type { ParcelAnswer } from './answer-parcel.server.ts'
import styles from './parcels.module.css'

type Props = {
  parcel: { state: ParcelState; carrier: string; tracking: string; warnedAt: string | null }
  /** Where it is sent. */
  action: string
  isOpen: boolean
  answer: ParcelAnswer | undefined
}

/** Who takes the parcel and under which number: when it leaves, and later to correct it. */
export function ShipForm({ parcel, action, isOpen, answer }: Props) {
  const t = useText()
  const { state, carrier, tracking, warnedAt } = parcel
  const frame = {
    action,
    failed: parcelsTexts.shipFailed,
    message: answer?.message,
  } as const
  const checked = useCheckedForm({
    ...frame,
    schema: warnedAt ? warnedShipment : shipment,
    texts: {
      carrier: { label: parcelsTexts.carrier, hint: parcelsTexts.carrierHint },
      tracking: { label: parcelsTexts.tracking, hint: parcelsTexts.trackingHint },
      despiteWarning: { label: parcelsTexts.despiteWarning },
    },
    defaults: { carrier, tracking },
    result: answer?.result,
  })
  const { field } = checked
  const { id, name, label, error } = field('despiteWarning')
  const despite = { id, name, label, error }
  const submit = state === 'pending' ? parcelsTexts.ship : parcelsTexts.correct
  return (
    <Disclosure title={t(submit)} className={styles.step} open={isOpen || undefined}>
      <CheckedForm {...frame} checked={checked} preventScrollReset submit={submit}>
        <input type="hidden" name="seen" value={state} />
        <Field {...field('carrier')} autoComplete="off" maxLength={CARRIER_MAX_CHARACTERS} />
        <Field
          {...field('tracking')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={TRACKING_MAX_CHARACTERS}
        />
        {warnedAt && <Checkbox {...despite} value="true" />}
      </CheckedForm>
    </Disclosure>
  )
}
