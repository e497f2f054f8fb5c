import type { CompanyProfile } from '#contract/profiles.ts'
import { useText } from '#web/texts.ts'
import styles from './own-beer-state.module.css'

/** Whether a seller's own beer is on sale, and who took it off. */
export function OwnBeerState({ beer }: { beer: CompanyProfile['Products'][number] }) {
  const t = useText()
  const text = beer.blocked ? 'company.blocked' : beer.status ? 'company.onSale' : 'company.notOnSale'
  return (
    <span className={styles.state} data-on-sale={beer.status && !beer.blocked}>
      {t(text)}
    </span>
  )
}
