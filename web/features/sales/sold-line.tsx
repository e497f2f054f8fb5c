import { Link } from 'react-router'
import type { Sale } from '#contract/sales.ts'
import * as salesTexts from '#contract/texts/sales.ts'

import { useText } from '#web/texts.ts'
import { EmailWords } from '#web/ui/email-words.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { SaleFacts } from './sale-facts.tsx'
import { SaleState } from './sale-state.tsx'
import styles from './sold-beers.module.css'

type Props = { sale: Sale; dayOf: (instant: string) => string }

/** A sale with every field of specification section 3 (Sale detail), and what of its money is whose. */
export function SoldLine({ sale, dayOf }: Props) {
  const t = useText()
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Picture image={sale.image} alt="" frame={[300, 420]} sizes="56px" />
      </div>
      <div className={styles.words}>
        <div className={styles.what}>
          <h3>
            <Link to={`/detail/${sale.ProductId}`}>{sale.name}</Link>
          </h3>
          <span className={styles.state}>
            <SaleState sale={sale} />
          </span>
        </div>
        {sale.chargeback && <p className={styles.quiet}>{t(salesTexts.chargeback[sale.chargeback])}</p>}
        <p className={`quiet ${styles.description}`}>
          <strong>{sale.summary}</strong> {sale.description}
        </p>
        <p className={styles.buyer}>
          <span className={styles.quiet}>{t(salesTexts.buyer)}</span> {sale.buyerName}{' '}
          {sale.buyerEmail && (
            <a className={styles.email} href={`mailto:${sale.buyerEmail}`}>
              <EmailWords email={sale.buyerEmail} />
            </a>
          )}
        </p>
      </div>
      <SaleFacts sale={sale} dayOf={dayOf} />
    </li>
  )
}
