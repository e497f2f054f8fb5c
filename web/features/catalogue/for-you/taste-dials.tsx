import { TASTE_MAX, TASTES, type TasteProfile } from '#contract/tastes.ts'
import * as forYouTexts from '#contract/texts/for-you.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import styles from './taste-dials.module.css'
import { TASTE_WORDS } from './taste-words.ts'

type Props = {
  /** Where the dials stand. */
  taste: TasteProfile
  mayForget: boolean
  /** What is on its way. */
  sent: FormDataEntryValue | null | undefined
}

/** Six dials, from nothing to a lot: a form of native sliders. */
export function TasteDials({ taste, mayForget, sent }: Props) {
  const t = useText()
  return (
    <PostForm action="/taste" className="stack gap-5" preventScrollReset>
      {/* Other dials are other sliders: what the server says counts, not what was moved before. */}
      <div className={styles.dials} key={`${mayForget} ${Object.values(taste)}`}>
        {TASTES.map((each) => (
          <div key={each} className={`stack gap-1 ${styles.dial}`}>
            <label htmlFor={each} className={styles.name}>
              {t(TASTE_WORDS[each])}
            </label>
            <input
              id={each}
              name={each}
              type="range"
              min={0}
              max={TASTE_MAX}
              step={1}
              defaultValue={taste[each]}
              aria-describedby={`${each}-ends`}
              className={styles.slider}
            />
            <p id={`${each}-ends`} className={`row quiet ${styles.ends}`}>
              <span>0 · {t(forYouTexts.least)}</span>
              <span>
                {t(forYouTexts.most)} · {TASTE_MAX}
              </span>
            </p>
          </div>
        ))}
      </div>
      <div className="row gap-3">
        <Button type="submit" name="do" value="dial" busy={sent === 'dial'}>
          {t(forYouTexts.show)}
        </Button>
        {mayForget && (
          <Button type="submit" name="do" value="forget" look="quiet" busy={sent === 'forget'}>
            {t(forYouTexts.forget)}
          </Button>
        )}
      </div>
    </PostForm>
  )
}
