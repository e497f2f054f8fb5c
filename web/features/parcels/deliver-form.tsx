import { handOver } from '#contract/parcels.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import { useText } from '#web/texts.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CheckedForm } from '#web/ui/checked-form.tsx'
import { CodeField } from '#web/ui/code-field.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import type { ParcelAnswer } from './answer-parcel.server.ts'
import { StepFrame } from './step-frame.tsx'

type Props = {
  /** Where it is sent. */
  action: string
  /** It is what its page is about. */
  isNext?: boolean
  isOpen: boolean
  answer: ParcelAnswer | undefined
  /** How often its buyer's code may still be said: 0 leaves the tick, as for the desk, which is at no door. */
  codeTries?: number
}

/** A parcel is handed over only to an adult: its buyer says their code, or whoever hands it over ticks that they have seen it. */
export function DeliverForm({ isNext, isOpen, ...form }: Props) {
  const t = useText()
  return (
    <StepFrame
      title={t(parcelsTexts.deliver)}
      heading={isNext ? t(parcelsTexts.atTheDoor) : undefined}
      isOpen={isOpen}
    >
      <HandOver {...form} />
    </StepFrame>
  )
}

/** The form itself, for a sheet too. */
export function HandOver({ action, answer, codeTries = 0 }: Omit<Props, 'isNext' | 'isOpen'>) {
  const t = useText()
  const frame = {
    action,
    failed: parcelsTexts.deliverFailed,
    message: answer?.message,
  } as const
  const checked = useCheckedForm({
    ...frame,
    schema: handOver,
    texts: {
      code: { label: parcelsTexts.handOverCode, hint: parcelsTexts.handOverCodeHint },
      idChecked: { label: parcelsTexts.idChecked },
    },
    result: answer?.result,
  })
  const { id, name, label, error } = checked.field('idChecked')
  return (
    <CheckedForm {...frame} checked={checked} preventScrollReset submit={parcelsTexts.deliver}>
      {codeTries > 0 && <CodeField {...checked.field('code')} />}
      <div>
        {codeTries > 0 && <p className="quiet">{t(parcelsTexts.orSeen)}</p>}
        <Checkbox id={id} name={name} value="true" label={label} error={error} />
      </div>
    </CheckedForm>
  )
}
