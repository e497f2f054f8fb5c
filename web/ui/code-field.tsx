import { SECOND_FACTOR } from '#contract/limits.ts'
import { Field } from '#web/ui/field.tsx'
import type { CheckedField } from '#web/ui/use-checked-form.ts'

/** Six digits, as people type them, with blanks between: phones show their number pad, and offer what they have just been sent. */
export function CodeField(field: CheckedField) {
  return (
    <Field
      {...field}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={SECOND_FACTOR.digits * 2}
    />
  )
}
