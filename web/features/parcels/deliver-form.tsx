import { handOver } from '#contract/parcels.ts'
import { useText } from '#web/texts.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CheckedForm } from '#web/ui/checked-form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import type { ParcelAnswer } from './answer-parcel.server.ts'
import styles from './parcels.module.css'
import { type ListPlace, parcelsAddress } from './parcels-address.ts'
import type { ShownParcel } from './show-parcels.server.ts'

type Props = { parcel: ShownParcel; at: ListPlace; isOpen: boolean; answer: ParcelAnswer | undefined }

/** A parcel is handed over only to somebody whose age was checked: the form says so before it can be sent. */
export function DeliverForm({ parcel, at, isOpen, answer }: Props) {
  const t = useText()
  const frame = {
    action: parcelsAddress(at, { step: 'deliver', orderId: parcel.orderId }),
    failed: 'parcels.deliverFailed',
    message: answer?.message,
  } as const
  const checked = useCheckedForm({
    ...frame,
    schema: handOver,
    texts: { idChecked: { label: 'parcels.idChecked' } },
    result: answer?.result,
  })
  const { id, name, label, error } = checked.field('idChecked')
  return (
    <details className={styles.step} open={isOpen || undefined}>
      <summary>
        {t('parcels.deliver')}
        <Icon name="down" size={16} />
      </summary>
      <CheckedForm {...frame} checked={checked} submit="parcels.deliver">
        <Checkbox id={id} name={name} value="true" label={label} error={error} />
      </CheckedForm>
    </details>
  )
}
