import * as removalsTexts from '#contract/texts/removals.ts'
import { useText } from '#web/texts.ts'
import type { FieldError } from '../error-summary.tsx'
import fields from '../field.module.css'
import { FieldFrame } from '../field.tsx'
import { type OfferedUnits, unitsField } from './chosen-units.ts'
import styles from './take-out.module.css'

type Props = {
  legend: string
  offered: readonly OfferedUnits[]
  /** What was typed, by beer. */
  typed: Record<string, string>
  errors: readonly FieldError[]
}

/** Of each line of a parcel, a line here too, a field for how many of its units are taken out. */
export function UnitsFields({ legend, offered, typed, errors }: Props) {
  const t = useText()
  return (
    <fieldset className={`stack gap-1 ${styles.units}`}>
      <legend>{legend}</legend>
      {offered.map(({ ProductId, name: beer, summary, left }) => {
        const id = unitsField(ProductId)
        return (
          <FieldFrame
            key={id}
            id={id}
            label={t(removalsTexts.unitsOf, { beer, left })}
            hint={summary || undefined}
            error={errors.find(({ fieldId }) => fieldId === id)?.text}
          >
            {(control) => (
              <input
                {...control}
                name={id}
                className={`${fields.control} ${styles.count}`}
                defaultValue={typed[ProductId] ?? ''}
                placeholder="0"
                inputMode="numeric"
                autoComplete="off"
              />
            )}
          </FieldFrame>
        )
      })}
    </fieldset>
  )
}
