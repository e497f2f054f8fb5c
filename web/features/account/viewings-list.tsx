import { Link } from 'react-router'
import { VIEWING } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import * as viewingTexts from '#contract/texts/viewing.ts'
import type { Viewing } from '#contract/viewings.ts'
import { useText } from '#web/texts.ts'
import { momentWords } from '#web/ui/moment-words.ts'
import styles from './sessions.module.css'

type Props = {
  viewings: Viewing[]
  /** There are older ones. */
  hasMore: boolean
  timeZone: string
}

/** When an admin saw the shop as one, newest first: who, from when to when, and why. */
export function ViewingsList({ viewings, hasMore, timeZone }: Props) {
  const t = useText()
  const moment = momentWords(timeZone)
  return (
    <section className="stack gap-4" aria-labelledby="viewings">
      <h2 id="viewings" className={styles.viewings}>
        {t(viewingTexts.listTitle)}
      </h2>
      <p className={styles.lead}>{t(viewingTexts.listLead, { minutes: VIEWING.minutes })}</p>
      {viewings.length === 0 ? (
        <p>{t(viewingTexts.none)}</p>
      ) : (
        <ol className={`stack ${styles.list}`} aria-labelledby="viewings">
          {viewings.map(({ id, by, begunAt, until, reason }) => (
            <li key={id} className={styles.session}>
              <h3>{by ? t(viewingTexts.by, { name: by }) : t(viewingTexts.bySomebody)}</h3>
              <p className="quiet">{t(figuresTexts.fromTo, { from: moment(begunAt), to: moment(until) })}</p>
              <p className={styles.reason}>
                {t(accountWords.theReason)} {reason}
              </p>
            </li>
          ))}
        </ol>
      )}
      {hasMore && (
        <p>
          <Link to="/account/data">{t(viewingTexts.more)}</Link>
        </p>
      )}
    </section>
  )
}
