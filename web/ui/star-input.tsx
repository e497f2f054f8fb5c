import * as shopWords from '#contract/texts/shop-words.ts'
import { useText } from '#web/texts.ts'
import styles from './star-input.module.css'
import { Star } from './stars.tsx'

const FIVE = [1, 2, 3, 4, 5]

/** One to five stars as a group of radio buttons: arrows, numbers of the form, no JavaScript needed to choose. */
export function StarInput({
  name,
  legend,
  value,
  onChange,
}: {
  name: string
  legend: string
  value?: number
  onChange?: (value: number) => void
}) {
  const t = useText()
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{legend}</legend>
      {FIVE.map((star) => (
        <label key={star} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={star}
            required
            {...(onChange && { checked: value === star, onChange: () => onChange(star) })}
          />
          <span className="visually-hidden">{t(shopWords.stars, { count: star })}</span>
          <Star size={34} />
        </label>
      ))}
    </fieldset>
  )
}
