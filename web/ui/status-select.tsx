import * as accountWords from '#contract/texts/account-words.ts'
import { SpokenOption } from '#web/language/spoken.tsx'
import { Select } from '#web/ui/field.tsx'
import type { CheckedField } from '#web/ui/use-checked-form.ts'

/** Whether a beer is on sale: *Available* or *Unavailable*, which the specification says in English. */
export function StatusSelect({ field }: { field: CheckedField }) {
  return (
    <Select {...field}>
      <SpokenOption value="true" text={accountWords.available} />
      <SpokenOption value="false" text={accountWords.unavailable} />
    </Select>
  )
}
