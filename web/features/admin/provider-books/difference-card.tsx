import { debtText } from '#contract/charge-text.ts'
import type { ListedDifference } from '#contract/provider-books.ts'
import * as providerBooksTexts from '#contract/texts/provider-books.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { OrderLink } from '../order-link.tsx'
import styles from './provider-books.module.css'

type Props = {
  difference: ListedDifference
  /** The moment of an instant in words. */
  moment: (instant: string) => string
  /** Where it is closed; undefined for one that has ended. */
  closeAt: string | undefined
}

/** A difference: what it is about, what either side says, and what to do. */
export function DifferenceCard({ difference, moment, closeAt }: Props) {
  const t = useText()
  const { id, kind, movement, about, theirs, ours, currency, report, at, orderId, reason, admin, closedAt } =
    difference
  const said = (amount: number | null) =>
    amount === null ? t(providerBooksTexts.nothing) : debtText(amount, currency ?? 'USD')
  return (
    <li className={`stack gap-3 ${styles.card}`} id={`difference-${id}`}>
      <div>
        <p className={styles.kind}>{t(providerBooksTexts.kind[kind])}</p>
        <h3>{t(providerBooksTexts.movement[movement], { about })}</h3>
      </div>
      <dl className={styles.sides}>
        <div>
          <dt>{t(providerBooksTexts.theirs)}</dt>
          <dd>{said(theirs)}</dd>
        </div>
        <div>
          <dt>{t(providerBooksTexts.ours)}</dt>
          <dd>{said(ours)}</dd>
        </div>
      </dl>
      {closeAt && <p className={styles.sentence}>{t(providerBooksTexts.toDo[kind])}</p>}
      {closedAt && (
        <p className={styles.sentence}>
          {t(providerBooksTexts.closedBy, { admin: admin ?? '', date: moment(closedAt), reason })}
        </p>
      )}
      <p className="quiet">
        <time dateTime={at}>{t(providerBooksTexts.inReport[report], { date: moment(at) })}</time>
      </p>
      {(orderId || closeAt) && (
        <p className={styles.acts}>
          {orderId && <OrderLink id={orderId} />}
          {closeAt && (
            <IfMay what="pay">
              <LinkButton to={closeAt} look="outline" size="small" preventScrollReset>
                {t(providerBooksTexts.close)}
              </LinkButton>
            </IfMay>
          )}
        </p>
      )}
    </li>
  )
}
