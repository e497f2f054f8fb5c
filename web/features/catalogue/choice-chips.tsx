import type { ReactNode } from 'react'
import styles from './choice-chips.module.css'
import { SHOP_FORM_ID } from './shop-form.ts'

type Choice = { value: string; words: string; shown?: ReactNode }
type Props = {
  legend: ReactNode
  name: string
  value: string
  choices: readonly Choice[]
  onChoose: (value: string) => void
}

/** One of a few, as chips: native radio buttons of the shop's form. `shown` is a picture of the words. */
export function ChoiceChips({ legend, name, value, choices, onChoose }: Props) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      <div className={`wrap ${styles.chips}`}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.chip}>
            <input
              type="radio"
              form={SHOP_FORM_ID}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
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
          </label>
        ))}
      </div>
    </fieldset>
  )
}
