import type { ResponseOf } from '#contract/endpoint.ts'
import type { getPanel } from '#contract/people.ts'
import { useText } from '#web/texts.ts'
import { Waiting } from '../today/waiting.tsx'
import { personCount } from './count-words.ts'
import styles from './people.module.css'

type Counts = ResponseOf<typeof getPanel>

/** How many people there are, and what waits, as the shop's day says it: the panel before a list is chosen. */
export function PanelCounts({ counts }: { counts: Counts }) {
  const t = useText()
  return (
    <div className="stack gap-6">
      <ul className={`wrap ${styles.people}`}>
        <li>{personCount(t, 'buyers', counts.buyers)}</li>
        <li>{personCount(t, 'sellers', counts.sellers)}</li>
      </ul>
      <div className={styles.waiting}>
        <Waiting waits={counts} />
      </div>
    </div>
  )
}
