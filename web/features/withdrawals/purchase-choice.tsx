import { Link } from 'react-router'
import * as withdrawTexts from '#contract/texts/withdraw.ts'
import { useText } from '#web/texts.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { OwnPurchaseChoice } from './own-purchases.server.ts'
import styles from './withdrawals.module.css'

/** Most regret what they bought last. */
const NEWEST = 3

/** Who is logged in presses the purchase, instead of typing a number that the shop knows. */
export function PurchaseChoice({ choices }: { choices: OwnPurchaseChoice[] }) {
  const t = useText()
  if (!choices.length) return null
  const older = choices.slice(NEWEST)
  return (
    <nav className="stack gap-2" aria-label={t(withdrawTexts.choose)}>
      <h2 className={styles.choose}>{t(withdrawTexts.choose)}</h2>
      <Choices choices={choices.slice(0, NEWEST)} />
      {older.length > 0 && (
        <Disclosure title={t(withdrawTexts.older, { count: older.length })}>
          <Choices choices={older} />
        </Disclosure>
      )}
    </nav>
  )
}

function Choices({ choices }: { choices: OwnPurchaseChoice[] }) {
  const t = useText()
  return (
    <ul className={styles.choices}>
      {choices.map(({ id, ...words }) => (
        <li key={id} className={styles.choice}>
          <Link to={`/withdraw?order=${id}`} preventScrollReset>
            {t(withdrawTexts.purchase, words)}
            <Icon name="right" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
