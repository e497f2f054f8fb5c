import type { SubmissionResult } from '@conform-to/react'
import { type ChangeEvent, useRef } from 'react'
import { COUNTRIES } from '#contract/places.ts'
import * as companyEditTexts from '#contract/texts/company-edit.ts'
import { countryName } from '#contract/texts/country-names.ts'
import { useText } from '#web/texts.ts'
import { Checkbox } from './checkbox.tsx'
import { Disclosure } from './disclosure.tsx'
import words from './field.module.css'
import { Icon } from './icon.tsx'
import styles from './ships-to-field.module.css'
import type { CheckedField } from './use-checked-form.ts'

const ALL = 'all'
const OWN = 'own'

type Props = {
  field: Omit<CheckedField, 'defaultValue'>
  /** What is ticked at first; null for all countries. */
  chosen: readonly string[] | null
  /**
   * For who is about to say where they are: 'own' (in `chosen` too) is the country of the same form, whichever it becomes,
   * and the others are folded away.
   */
  offersOwn?: boolean
}

/**
 * The countries that a brewery ships to: all, or some. Scripts keep the two apart: whoever ticks a country no longer
 * means all. Without scripts 'all' wins, as the API has it.
 */
export function ShipsToField({ field, chosen, offersOwn = false }: Props) {
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

  const box = (value: string, says: string, isTicked = false) => (
    <Checkbox
      key={value}
      id={`${id}-${value.replaceAll(' ', '-')}`}
      name={name}
      value={value}
      label={says}
      defaultChecked={isTicked}
      onChange={keepApart}
    />
  )
  const countries = (
    <div className={styles.countries}>
      {COUNTRIES.map((country) => box(country, countryName(country), chosen?.includes(country)))}
    </div>
  )
  return (
    <fieldset
      ref={set}
      id={id}
      data-list
      className={`stack gap-1 ${styles.set}`}
      aria-describedby={error ? errorId : undefined}
      tabIndex={-1}
    >
      <legend className={styles.title}>{label}</legend>
      {error ? (
        <p id={errorId} className={words.error}>
          <Icon name="alert" size={18} />
          {error}
        </p>
      ) : (
        <p className="quiet">{hint}</p>
      )}
      {offersOwn && box(OWN, t(companyEditTexts.shipsToOwn), chosen?.includes(OWN))}
      {box(ALL, t(companyEditTexts.shipsToAll), chosen === null)}
      {offersOwn ? (
        <Disclosure title={t(companyEditTexts.shipsToSome)} open={chosen?.some((one) => one !== OWN)}>
          {countries}
        </Disclosure>
      ) : (
        countries
      )}
    </fieldset>
  )
}

/** The countries that a refused form had ticked; undefined where none was sent. */
export function typedShipsTo(result: SubmissionResult | undefined): string[] | null | undefined {
  const typed = result?.initialValue?.shipsTo
  if (typed === undefined) return undefined
  const names = [typed].flat().map(String)
  return names.includes(ALL) ? null : names
}
