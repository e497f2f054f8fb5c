import { useLocation } from 'react-router'
import type { ParcelAnswer } from './answer-parcel.server.ts'
import { DeliverForm } from './deliver-form.tsx'
import { type ListPlace, type ParcelStep, parcelAddress, stepsOf } from './parcels-address.ts'
import { ShipForm } from './ship-form.tsx'
import { ShortForm } from './short/short-form.tsx'
import type { ShownShort } from './short/show-short.server.ts'
import type { ShownParcel } from './show-parcel.server.ts'

type Props = {
  parcel: ShownParcel
  carriers: readonly string[]
  /** Where on the list it stands: its forms lead back there. */
  at: ListPlace
  /** The form of it that was sent last, and that `answer` is for. */
  open: ParcelStep | undefined
  answer: ParcelAnswer | undefined
  /** The choice of what cannot be sent, where something still can. */
  short: ShownShort['form'] | undefined
}

/** What can be done to a parcel: what comes next stands open, what is done now and then below it. */
export function NextSteps({ parcel, carriers, at, open, answer, short }: Props) {
  const { hash } = useLocation()
  const { orderId, warnedAt, codeTries } = parcel
  const steps = stepsOf(parcel)
  // What the provider asks not to send is not held out to be sent.
  const next = warnedAt === null ? steps[0] : undefined
  const form = (step: ParcelStep) => ({
    action: parcelAddress(orderId, at, step),
    isNext: step === next,
    isOpen: open === step,
    answer: open === step ? answer : undefined,
  })
  // Who came for something else of the page, or is told what was wrong, is not taken away from it.
  const takesFocus = next === 'ship' && !hash && !answer && (!open || open === 'ship')
  return (
    <div className="stack gap-1">
      {steps.includes('deliver') && <DeliverForm {...form('deliver')} codeTries={codeTries} />}
      {steps.includes('ship') && (
        <ShipForm parcel={parcel} carriers={carriers} takesFocus={takesFocus} {...form('ship')} />
      )}
      {short && <ShortForm orderId={orderId} at={at} form={short} />}
    </div>
  )
}
