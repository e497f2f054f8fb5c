import { langOf } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { Select } from '#web/ui/field.tsx'
import type { CheckedField } from '#web/ui/use-checked-form.ts'

/** Whether a beer is on sale: *Available* or *Unavailable*, which the specification says in English. */
export function StatusSelect({ field }: { field: CheckedField }) {
  const t = useText()
  return (
    <Select {...field}>
      <option value="true" lang={langOf('beerForm.available')}>
        {t('beerForm.available')}
      </option>
      <option value="false" lang={langOf('beerForm.unavailable')}>
        {t('beerForm.unavailable')}
      </option>
    </Select>
  )
}
