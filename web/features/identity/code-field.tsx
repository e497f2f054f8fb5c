import { Field } from '#web/ui/field.tsx'
import type { CheckedField } from '#web/ui/use-checked-form.ts'

/** Six digits: phones show their number pad, and offer what they have just been sent. */
export function CodeField(field: CheckedField) {
  return <Field {...field} type="text" inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
}
