import { handOver } from '#contract/parcels.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import { useText } from '#web/texts.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CheckedForm } from '#web/ui/checked-form.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import type { ParcelAnswer } from './answer-parcel.server.ts'
import styles from './parcels.module.css'

type Props = {
  /** Where it is sent. */
  action: string
  isOpen: boolean
  answer: ParcelAnswer | undefined
}

/** A parcel is handed over only to somebody whose age was checked: the form says so before it can be sent. */
export function DeliverForm({ action, isOpen, answer }: Props) {
  const t = useText()
  const frame = {
    action,
    failed: parcelsTexts.deliverFailed,
    message: answer?.message,
  } as const
  const checked = useCheckedForm({
    ...frame,
    schema: handOver,
    texts: { idChecked: { label: parcelsTexts.idChecked } },
    result: answer?.result,
  })
  const { id, name, label, error } = checked.field('idChecked')
  return (
    <Disclosure title={t(parcelsTexts.deliver)} className={styles.step} open={isOpen || undefined}>
      <CheckedForm {...frame} checked={checked} preventScrollReset submit={parcelsTexts.deliver}>
        <Checkbox id={id} name={name} value="true" label={label} error={error} />
      </CheckedForm>
    </Disclosure>
  )
}
