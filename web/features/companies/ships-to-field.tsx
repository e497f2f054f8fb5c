import { type ChangeEvent, useRef } from 'react'
import { COUNTRIES } from '#contract/places.ts'
import { useText } from '#web/texts.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { CheckedField } from '#web/ui/use-checked-form.ts'
import styles from './ships-to-field.module.css'

const ALL = 'all'

type Props = {
  field: Omit<CheckedField, 'defaultValue'>
  /** What is ticked at first; null for all countries. */
  chosen: readonly string[] | null
}

/**
 * The countries that a brewery ships to: all, or some. Scripts keep the two apart: whoever ticks a country no longer
 * means all. Without scripts 'all' wins, as the API has it.
 */
export function ShipsToField({ field, chosen }: Props) {
  const t = useText()
  const set = useRef<HTMLFieldSetElement>(null)
  const { id, name, label, hint, error } = field
  const errorId = `${id}-error`

  function keepApart({ target }: ChangeEvent<HTMLInputElement>) {
    if (!target.checked) return
    for (const box of set.current?.querySelectorAll<HTMLInputElement>('input') ?? []) {
      if ((box.value === ALL) !== (target.value === ALL)) box.checked = false
    }
  }

  return (
    <fieldset
      ref={set}
      id={id}
      data-list
      className={styles.set}
      aria-describedby={error ? errorId : undefined}
      tabIndex={-1}
    >
      <legend className={styles.title}>{label}</legend>
      {error ? (
        <p id={errorId} className={styles.error}>
          <Icon name="alert" size={18} />
          {error}
        </p>
      ) : (
        <p className={styles.hint}>{hint}</p>
      )}
      <Checkbox
        id={`${id}-${ALL}`}
        name={name}
        value={ALL}
        label={t('companyEdit.shipsToAll')}
        defaultChecked={chosen === null}
        onChange={keepApart}
      />
      <div className={styles.countries}>
        {COUNTRIES.map((country) => (
          <Checkbox
            key={country}
            id={`${id}-${country.replaceAll(' ', '-')}`}
            name={name}
            value={country}
            label={country}
            defaultChecked={chosen?.includes(country)}
            onChange={keepApart}
          />
        ))}
      </div>
    </fieldset>
  )
}
