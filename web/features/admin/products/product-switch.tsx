import { REASON_MAX_CHARACTERS } from '#contract/limits.ts'
import * as productEditTexts from '#contract/texts/product-edit.ts'
import { useText } from '#web/texts.ts'
import { TextArea } from '#web/ui/field.tsx'
import { StatusSelect } from '#web/ui/status-select.tsx'
import type { CheckedField } from '#web/ui/use-checked-form.ts'

type Props = {
  /** Whether the beer was on sale, as the page showed it. */
  statusShown: boolean
  field: (name: 'status' | 'reason') => CheckedField
}

/** The administration's switch in the form of a beer, and why it is turned off. */
export function ProductSwitch({ statusShown, field }: Props) {
  const t = useText()
  return (
    <>
      <input type="hidden" name="statusShown" value={String(statusShown)} />
      <StatusSelect field={field('status')} />
      <TextArea
        {...field('reason')}
        hint={t(productEditTexts.reasonHint)}
        rows={2}
        maxLength={REASON_MAX_CHARACTERS}
      />
    </>
  )
}
