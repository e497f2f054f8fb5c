import { useRef } from 'react'
import { TASTE_MAX, type Taste } from '#contract/tastes.ts'
import * as forYouTexts from '#contract/texts/for-you.ts'
import { useText } from '#web/texts.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import styles from './taste-dials.module.css'
import { TASTE_WORDS } from './taste-words.ts'

type Props = {
  taste: Taste
  stands: number
  /** It was moved, and weighs in what is recommended. */
  counts: boolean
}

/** One dial, and whether it counts. Scripts tick that for whoever moves it, and put it back for whoever unticks it. */
export function TasteDial({ taste, stands, counts }: Props) {
  const t = useText()
  const [slider, tick] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  return (
    <div className={styles.dial}>
      <div className="ends gap-2">
        <label htmlFor={taste} className={styles.name}>
          {t(TASTE_WORDS[taste])}
        </label>
        <Checkbox
          ref={tick}
          id={`${taste}-counts`}
          name="counts"
          value={taste}
          defaultChecked={counts}
          label={
            <>
              {t(forYouTexts.counts)} <span className="visually-hidden">· {t(TASTE_WORDS[taste])}</span>
            </>
          }
          onChange={({ target }) => {
            if (!target.checked && slider.current) slider.current.value = String(stands)
          }}
        />
      </div>
      <input
        ref={slider}
        id={taste}
        name={taste}
        type="range"
        min={0}
        max={TASTE_MAX}
        step={1}
        defaultValue={stands}
        aria-describedby={`${taste}-ends`}
        className={styles.slider}
        onChange={({ target }) => {
          if (tick.current && target.value !== target.defaultValue) tick.current.checked = true
        }}
      />
      <p id={`${taste}-ends`} className={`row quiet ${styles.ends}`}>
        <span>0 · {t(forYouTexts.least)}</span>
        <span>
          {t(forYouTexts.most)} · {TASTE_MAX}
        </span>
      </p>
    </div>
  )
}
