import { PARCEL_LATE_DAYS } from '#contract/limits.ts'
import * as adminBreweryClaimsTexts from '#contract/texts/admin-brewery-claims.ts'
import * as adminReportsTexts from '#contract/texts/admin-reports.ts'
import * as adminWithdrawalsTexts from '#contract/texts/admin-withdrawals.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as adminWorkTexts from '#contract/texts/admin-work.ts'
import * as approvalTexts from '#contract/texts/approval.ts'
import * as complaintDecisionTexts from '#contract/texts/complaint-decision.ts'
import * as mailTexts from '#contract/texts/mail.ts'
import { workKindTexts } from '#contract/texts/work-kind.ts'
import { workSaysTexts } from '#contract/texts/work-says.ts'
import type { WorkRow as Row } from '#contract/work-list.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { OrderLink } from '../order-link.tsx'
import { amountText } from './amount-text.ts'
import { NameTools } from './name-tools.tsx'
import styles from './work.module.css'
import { taskAddress } from './work-place.ts'
import { WorkTaker } from './work-taker.tsx'

/** What is about how cards are charged, and no order. */
const ABOUT_CHARGING: ReadonlySet<Row['kind']> = new Set([
  'site-unknown',
  'no-rate',
  'rate-waits',
  'payments-refused',
])

/** Where the provider's books and the shop's differ. */
const ABOUT_BOOKS: ReadonlySet<Row['kind']> = new Set([
  'books-unknown',
  'books-missing',
  'books-amount',
  'books-fee',
  'books-chargeback',
])

/** What breweries owe, or are owed and have not got. */
const ABOUT_PAYOUTS: ReadonlySet<Row['kind']> = new Set(['debt-old', 'payout-late'])

/** What is seen to, and ended, on a page of its own. */
const ABOUT_WITHDRAWALS: ReadonlySet<Row['kind']> = new Set([
  'withdrawal',
  'withdrawal-inside',
  'withdrawal-outside',
])

/** What says in `about` whose or what it is; elsewhere an error stands there. */
const ABOUT_ITSELF: ReadonlySet<Row['kind']> = new Set([
  'message',
  'charged-back-unsent',
  'parcel-late',
  'parcel-of-nobody',
  'delivery-warned',
  'delivery-warned-gone',
  'parcel-missing',
  'complaint',
  'reported',
  'brewery-claim',
  'new-brewery',
  'name-shared',
  'rate-waits',
  ...ABOUT_BOOKS,
  ...ABOUT_PAYOUTS,
  ...ABOUT_WITHDRAWALS,
])

/**
 * Something to look at: what is wrong, in a sentence, since when, and the way to its order.
 * @param due until when it has to be done, in words
 * @param freeAt where its beers are freed, of a kind that can be
 * @param at the page of the list, where a press leads back to
 * @param me who looks at the list; null on the page of this thing alone, which says itself whose it is
 */
export function WorkRow({
  row,
  since,
  due,
  freeAt,
  at,
  me,
}: {
  row: Row
  since: string
  due: { words: string; isOver: boolean } | undefined
  freeAt: string | undefined
  at: string
  me: string | null
}) {
  const t = useText()
  const { kind, orderId, companyId, complaintId, messageId, paymentId, about } = row
  const { amount, expected, currency, expectedCurrency } = row
  const money = (value: number | null) => (value === null ? '' : amountText(value, currency ?? undefined))
  const values = {
    amount: money(amount),
    expected: expected === null ? '' : amountText(expected, expectedCurrency ?? undefined),
    payment: paymentId ?? '',
    about,
    days: PARCEL_LATE_DAYS,
  }
  const isError = about && !ABOUT_ITSELF.has(kind)
  const isOfOrders =
    !companyId &&
    !messageId &&
    kind !== 'reported' &&
    kind !== 'brewery-claim' &&
    !ABOUT_CHARGING.has(kind) &&
    !ABOUT_BOOKS.has(kind) &&
    !ABOUT_PAYOUTS.has(kind)
  return (
    <li className={styles.row}>
      <div className={`stack gap-1 ${styles.words}`}>
        <p className={`wrap gap-2 quiet ${styles.kind}`}>
          {me !== null && <strong>{t(workKindTexts[kind])}</strong>}
          <time dateTime={row.since}>{t(adminWorkTexts.since, { date: since })}</time>
        </p>
        <p>{t(workSaysTexts[kind], values)}</p>
        {isError && <p className="quiet">{t(adminWords.lastError, { error: about })}</p>}
        {due && (
          <p className={due.isOver ? styles.late : undefined}>
            <time dateTime={row.due!}>
              {t(due.isOver ? adminWorkTexts.dueOver : adminWorkTexts.due, { date: due.words })}
            </time>
          </p>
        )}
      </div>
      <div className={`wrap gap-2 ${styles.ways}`}>
        {freeAt && (
          <IfMay what="refund">
            <LinkButton to={freeAt} look="outline" size="small" preventScrollReset>
              {t(adminWorkTexts.free)}
            </LinkButton>
          </IfMay>
        )}
        {messageId && (
          <LinkButton to={taskAddress(row)} look="outline" size="small">
            {t(mailTexts.readMessage)} <span className="visually-hidden">{about}</span>
          </LinkButton>
        )}
        {complaintId && (
          <IfMay what="read-care">
            <LinkButton to={`/admin/complaints/${complaintId}`} look="outline" size="small">
              {t(complaintDecisionTexts.seeIt)}
            </LinkButton>
          </IfMay>
        )}
        {orderId && <OrderLink id={orderId} />}
        {kind === 'reported' && (
          <IfMay what="read-goods">
            <LinkButton to="/admin/reports" look="outline" size="small">
              {t(adminReportsTexts.see)}
            </LinkButton>
          </IfMay>
        )}
        {kind === 'brewery-claim' && (
          <LinkButton to="/admin/brewery-claims" look="outline" size="small">
            {t(adminBreweryClaimsTexts.see)}
          </LinkButton>
        )}
        {kind === 'new-brewery' && (
          <LinkButton to={`/admin/seller/${companyId}`} look="outline" size="small">
            {t(approvalTexts.seeIt)}
          </LinkButton>
        )}
        {companyId && kind === 'name-shared' && <NameTools companyId={companyId} shownAs={about} at={at} />}
        {ABOUT_CHARGING.has(kind) && (
          <IfMay what="read-money">
            <LinkButton to="/admin/exchange-rates" look="outline" size="small">
              {t(adminWorkTexts.seeRates)}
            </LinkButton>
          </IfMay>
        )}
        {ABOUT_BOOKS.has(kind) && (
          <IfMay what="read-money">
            <LinkButton to="/admin/provider-books" look="outline" size="small">
              {t(adminWorkTexts.seeBooks)}
            </LinkButton>
          </IfMay>
        )}
        {ABOUT_WITHDRAWALS.has(kind) && (
          <IfMay what="read-care">
            <LinkButton to={`/admin/withdrawals?q=${about}`} look="outline" size="small">
              {t(adminWithdrawalsTexts.see)}
            </LinkButton>
          </IfMay>
        )}
        {ABOUT_PAYOUTS.has(kind) && (
          <IfMay what="read-money">
            <LinkButton to="/admin/payouts" look="outline" size="small">
              {t(adminWorkTexts.seePayouts)}
            </LinkButton>
          </IfMay>
        )}
        {!orderId && isOfOrders && <span className="quiet">{t(adminWorkTexts.noOrder)}</span>}
      </div>
      {me !== null && <WorkTaker row={row} me={me} at={at} />}
    </li>
  )
}
