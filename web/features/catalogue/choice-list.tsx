import type { ReactNode } from 'react'
import { numberText } from '#contract/texts/numbers.ts'
import styles from './choice-list.module.css'
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

/**
 * A filter's choices, a line each with how many beers it would give: native boxes or buttons of the shop's form. One that would
 * give nothing stands back, and can be pressed all the same. `shown` is a picture of the words.
 */
export function ChoiceList({ legend, name, value, choices, several = false, onChoose }: Props) {
  const chosen = several ? valuesOf(value) : [value]
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.lines}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.line} data-none={choice.count === 0 || undefined}>
            <input
              type={several ? 'checkbox' : 'radio'}
              form={SHOP_FORM_ID}
              name={name}
              value={choice.value}
              checked={chosen.includes(choice.value)}
              onChange={() => onChoose(several ? turned(value, choice.value) : choice.value)}
            />
            {choice.shown ? (
              <span>
                <span aria-hidden="true" className={styles.shown}>
                  {choice.shown}
                </span>
                <span className="visually-hidden">{choice.words}</span>
              </span>
            ) : (
              <span>{choice.words}</span>
            )}
            {choice.count !== undefined && <span className={styles.count}>{numberText(choice.count)}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
