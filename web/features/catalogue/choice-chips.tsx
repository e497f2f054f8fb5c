import type { ReactNode } from 'react'
import styles from './choice-chips.module.css'
import { turned, valuesOf } from './shop-address.ts'
import { SHOP_FORM_ID } from './shop-form.ts'

type Choice = { value: string; words: string; count?: number; shown?: ReactNode }
type Props = {
  legend: ReactNode
  name: string
  /** What is chosen: of several values with commas between them. */
  value: string
  choices: readonly Choice[]
  /** Any number of them at once, as checkboxes; else one, as radio buttons. */
  several?: boolean
  onChoose: (value: string) => void
}

/** A few choices as chips: native boxes or buttons of the shop's form. `shown` is a picture of the words. */
export function ChoiceChips({ legend, name, value, choices, several = false, onChoose }: Props) {
  const chosen = several ? valuesOf(value) : [value]
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      <div className={`wrap ${styles.chips}`}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.chip} data-none={choice.count === 0 || undefined}>
            <input
              type={several ? 'checkbox' : 'radio'}
              form={SHOP_FORM_ID}
              name={name}
              value={choice.value}
              checked={chosen.includes(choice.value)}
              onChange={() => onChoose(several ? turned(value, choice.value) : choice.value)}
            />
            {choice.shown ? (
              <>
                <span aria-hidden="true" className={styles.shown}>
                  {choice.shown}
                </span>
                <span className="visually-hidden">{choice.words}</span>
              </>
            ) : (
              choice.words
            )}
            {choice.count !== undefined && <span className={styles.count}>{choice.count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
