import { useEffect } from 'react'
import { CARRIER_MAX_CHARACTERS, TRACKING_MAX_CHARACTERS } from '#contract/limits.ts'
import type { ParcelState } from '#contract/parcel-states.ts'
import { shipment, warnedShipment } from '#contract/parcels.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import { useText } from '#web/texts.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CheckedForm } from '#web/ui/checked-form.tsx'
import { Field } from '#web/ui/field.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import type { ParcelAnswer } from './answer-parcel.server.ts'
import { StepFrame } from './step-frame.tsx'

type Props = {
  parcel: { state: ParcelState; carrier: string; tracking: string; warnedAt: string | null }
  /** Who carried the brewery's last parcels, the newest first; none for the desk, which sends for many. */
  carriers?: readonly string[]
  /** Where it is sent. */
  action: string
  /** It is what its page is about. */
  isNext?: boolean
  /** The number has the focus as the page comes, for a scanner. */
  takesFocus?: boolean
  isOpen: boolean
  answer: ParcelAnswer | undefined
}

/** Where a number is typed on a desk, with keys; on phones nobody wants a keyboard over the address. */
const AT_A_DESK = '(width >= 900px) and (pointer: fine)'

/** Who takes the parcel and under which number: when it leaves, and later to correct it. */
export function ShipForm({ parcel, carriers = [], action, isNext, takesFocus, isOpen, answer }: Props) {
  const t = useText()
  const { state, tracking, warnedAt } = parcel
  const [last = ''] = carriers
  const frame = {
    action,
    failed: parcelsTexts.shipFailed,
    message: answer?.message,
  } as const
  const checked = useCheckedForm({
    ...frame,
    schema: warnedAt ? warnedShipment : shipment,
    texts: {
      carrier: {
        label: parcelsTexts.carrier,
        hint: last && state === 'pending' ? parcelsTexts.lastCarrierHint : parcelsTexts.carrierHint,
      },
      tracking: { label: parcelsTexts.tracking, hint: parcelsTexts.trackingHint },
      despiteWarning: { label: parcelsTexts.despiteWarning },
    },
    defaults: { carrier: parcel.carrier || last, tracking },
    result: answer?.result,
  })
  const { field, element } = checked
  const { id, name, label, error } = field('despiteWarning')
  const despite = { id, name, label, error }
  const submit = state === 'pending' ? parcelsTexts.ship : parcelsTexts.correct

  useEffect(() => {
    if (!takesFocus || !window.matchMedia(AT_A_DESK).matches) return
    // A page that comes gives the focus to its beginning first (announce-page.tsx).
    const frame = requestAnimationFrame(() => focusNumber(element.current))
    return () => cancelAnimationFrame(frame)
  }, [takesFocus, element])

  return (
    <StepFrame
      title={t(submit)}
      heading={isNext ? t(parcelsTexts.whenItLeaves) : undefined}
      isOpen={isOpen}
      onOpen={() => !answer && focusNumber(element.current)}
    >
      <CheckedForm {...frame} checked={checked} preventScrollReset submit={submit}>
        <input type="hidden" name="seen" value={state} />
        <Field
          {...field('carrier')}
          list={carriers.length ? 'carriers' : undefined}
          autoComplete="off"
          maxLength={CARRIER_MAX_CHARACTERS}
        />
        {carriers.length > 0 && (
          <datalist id="carriers">
            {carriers.map((carrier) => (
              <option key={carrier} value={carrier} />
            ))}
          </datalist>
        )}
        <Field
          {...field('tracking')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={TRACKING_MAX_CHARACTERS}
        />
        {warnedAt && <Checkbox {...despite} value="true" />}
      </CheckedForm>
    </StepFrame>
  )
}

/** The number is what is left to be said where the carrier is known. */
function focusNumber(form: HTMLFormElement | null) {
  const [carrier, tracking] = ['carrier', 'tracking'].map((name) =>
    form?.querySelector<HTMLInputElement>(`[name=${name}]`),
  )
  const empty = carrier?.value ? tracking : carrier
  empty?.focus({ preventScroll: true })
}
