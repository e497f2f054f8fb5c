import { Link } from 'react-router'
import * as withdrawTexts from '#contract/texts/withdraw.ts'
import { useText } from '#web/texts.ts'
import type { OwnPurchaseChoice } from './own-purchases.server.ts'
import styles from './withdrawals.module.css'

/** Who is logged in presses the purchase, instead of typing a number that the shop knows. */
export function PurchaseChoice({ choices }: { choices: OwnPurchaseChoice[] }) {
  const t = useText()
  if (!choices.length) return null
  return (
    <nav className="stack gap-2" aria-label={t(withdrawTexts.choose)}>
      <h2 className={styles.choose}>{t(withdrawTexts.choose)}</h2>
      <ul className="stack gap-1">
        {choices.map(({ id, ...words }) => (
          <li key={id} className={styles.choice}>
            <Link to={`/withdraw?order=${id}`} preventScrollReset>
              {t(withdrawTexts.purchase, words)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
