import { Link } from 'react-router'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { getPanel } from '#contract/people.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as peopleTexts from '#contract/texts/people.ts'
import type { Text } from '#contract/texts/text.ts'
import { useText } from '#web/texts.ts'
import { personCount } from './count-words.ts'
import styles from './people.module.css'

type Counts = ResponseOf<typeof getPanel>

const WAITING: { of: keyof Counts; text: Text; to: string }[] = [
  { of: 'orders', text: peopleTexts.ordersWaiting, to: '/admin/work?kind=review' },
  { of: 'refunds', text: peopleTexts.refundsWaiting, to: '/admin/work?kind=refund-failed' },
  { of: 'reports', text: peopleTexts.reportsWaiting, to: '/admin/reviews' },
  { of: 'messages', text: peopleTexts.messagesWaiting, to: '/admin/messages' },
]

/** How many people there are, and what waits on the other screens: the panel before a list is chosen. */
export function PanelCounts({ counts }: { counts: Counts }) {
  const t = useText()
  const waiting = WAITING.filter(({ of }) => counts[of] > 0)
  return (
    <div className="stack gap-6">
      <ul className={`wrap ${styles.people}`}>
        <li>{personCount(t, 'buyers', counts.buyers)}</li>
        <li>{personCount(t, 'sellers', counts.sellers)}</li>
      </ul>
      <section className={`stack gap-3 ${styles.waiting}`} aria-labelledby="waiting">
        <h2 id="waiting">{t(peopleTexts.waiting)}</h2>
        {waiting.length ? (
          <ul>
            {waiting.map(({ of, text, to }) => (
              <li key={of}>
                <Link to={to}>{t(text)}</Link>
                <strong>{numberText(counts[of])}</strong>
              </li>
            ))}
          </ul>
        ) : (
          <p>{t(peopleTexts.nothingWaits)}</p>
        )}
      </section>
    </div>
  )
}
