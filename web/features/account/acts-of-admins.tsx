import { Link } from 'react-router'
import * as accountTexts from '#contract/texts/account.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import type { ToldAct } from '#contract/told-acts.ts'
import { useText } from '#web/texts.ts'
import { momentWords } from '#web/ui/moment-words.ts'
import styles from './acts-of-admins.module.css'

type Props = {
  acts: ToldAct[]
  /** There are older ones. */
  hasMore: boolean
  timeZone: string
}

/** What admins did to one's account and things, newest first, with the reason; nothing while they did nothing. */
export function ActsOfAdmins({ acts, hasMore, timeZone }: Props) {
  const t = useText()
  if (!acts.length) return null
  return (
    <section className={`stack gap-4 ${styles.acts}`} aria-labelledby="acts">
      <h2 id="acts">{t(accountWords.whatTheAdministrationDid)}</h2>
      <p>{t(accountTexts.actsLead)}</p>
      <ol className={`stack ${styles.list}`}>
        {acts.map((act) => (
          <Act key={act.id} act={act} moment={momentWords(timeZone)(act.at)} />
        ))}
      </ol>
      {hasMore && (
        <p>
          <Link to="/account/data">{t(accountTexts.actsMore)}</Link>
        </p>
      )}
    </section>
  )
}

function Act({ act, moment }: { act: ToldAct; moment: string }) {
  const t = useText()
  const { at, title, text, thing, changes, reason } = act
  return (
    <li className={`stack gap-2 ${styles.act}`}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <time dateTime={at}>{moment}</time>
      </div>
      <p>{text}</p>
      {changes.length > 0 && (
        <ul className={`stack gap-1 ${styles.changes}`}>
          {changes.map(({ field, from, to }) => (
            <li key={field}>
              {field}: <del>{from}</del> <span aria-hidden="true">→</span> <ins>{to}</ins>
            </li>
          ))}
        </ul>
      )}
      {reason && (
        <div>
          <p>{t(accountWords.theReason)}</p>
          <blockquote className={styles.reason}>{reason}</blockquote>
        </div>
      )}
      <p>
        <Link to={thing.page}>{thing.name}</Link>
      </p>
    </li>
  )
}
