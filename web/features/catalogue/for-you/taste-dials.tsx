import { TASTES, type Taste, type TasteProfile } from '#contract/tastes.ts'
import * as forYouTexts from '#contract/texts/for-you.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { useEmptiedOnceSent } from '#web/ui/use-emptied-once-sent.ts'
import { TasteDial } from './taste-dial.tsx'
import styles from './taste-dials.module.css'

type Props = {
  /** Where the dials stand. */
  taste: TasteProfile
  /** Those that were moved, and count. */
  moved: readonly Taste[]
  /** What is on its way. */
  sent: FormDataEntryValue | null | undefined
}

/** On phones the beers that came of it are what is to be seen next. */
function fold(form: HTMLFormElement) {
  const folded = form.closest('details')!
  folded.open = false
  folded.querySelector('summary')?.focus()
}

/** Six dials, from nothing to a lot: a form of native sliders. Which of them were moved is told by where they stood when the page was shown. */
export function TasteDials({ taste, moved, sent }: Props) {
  const t = useText()
  const emptied = useEmptiedOnceSent(fold)
  return (
    <PostForm {...emptied} action="/taste" className="stack gap-4" preventScrollReset>
      <input type="hidden" name="stood" value={TASTES.map((each) => taste[each]).join('')} />
      <div className={styles.dials}>
        {TASTES.map((each) => (
          <TasteDial key={each} taste={each} stands={taste[each]} counts={moved.includes(each)} />
        ))}
      </div>
      <div className="row gap-3">
        <Button type="submit" name="do" value="dial" busy={sent === 'dial'}>
          {t(forYouTexts.show)}
        </Button>
        {moved.length > 0 && (
          <Button type="submit" name="do" value="forget" look="quiet" busy={sent === 'forget'}>
            {t(forYouTexts.forget)}
          </Button>
        )}
      </div>
    </PostForm>
  )
}
