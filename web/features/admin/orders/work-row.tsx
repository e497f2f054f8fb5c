import { Link } from 'react-router'
import { debtText } from '#contract/charge-text.ts'
import { PARCEL_LATE_DAYS } from '#contract/limits.ts'
import { orderCode } from '#contract/order-code.ts'
import * as adminTaskTexts from '#contract/texts/admin-task.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as adminWorkTexts from '#contract/texts/admin-work.ts'
import { workKindTexts } from '#contract/texts/work-kind.ts'
import { workSaysTexts } from '#contract/texts/work-says.ts'
import type { WorkRow as Row } from '#contract/work-list.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { daysWords } from '#web/ui/waiting-days.ts'
import { AskBrewery } from './ask-brewery.tsx'
import { TAKE_MANY } from './take-many.tsx'
import { taskNumber } from './task-words.ts'
import { ABOUT_BOOKS, ABOUT_PAYOUTS, ABOUT_WITHDRAWALS } from './way-of.ts'
import styles from './work.module.css'
import { THING } from './work-keys.tsx'
import { taskAddress } from './work-place.ts'
import { WorkTaker } from './work-taker.tsx'
import { WorkWays } from './work-ways.tsx'

/** What is on the list because its time is over. */
const PAST_ITS_TIME: ReadonlySet<Row['kind']> = new Set([
  'parcel-late',
  'refund-late',
  'payout-late',
  'debt-old',
  'hold-over',
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
 * @param continues what stands above it is late too, of the same order: it is told as a part of that
 * @param isSaid the sentence of its kind stands above already: phones are told whose it is and no more
 * @param days for how many it has waited, on the list; its own page tells since when
 * @param due until when it has to be done, in words
 * @param freeAt where its beers are freed, of a kind that can be
 * @param at the page of the list, where a press leads back to
 * @param me who looks at the list; null on the page of this thing alone, which says itself whose it is
 */
export function WorkRow({
  row,
  continues = false,
  isSaid = false,
  since,
  days,
  due,
  freeAt,
  at,
  me,
}: {
  row: Row
  continues?: boolean
  isSaid?: boolean
  since: string
  days?: number
  due: { words: string; isOver: boolean } | undefined
  freeAt: string | undefined
  at: string
  me: string | null
}) {
  const t = useText()
  const { kind, paymentId, about, orderId } = row
  const { amount, expected, currency, expectedCurrency } = row
  const money = (value: number | null) => (value === null ? '' : debtText(value, currency ?? 'USD'))
  const values = {
    amount: money(amount),
    expected: expected === null ? '' : debtText(expected, expectedCurrency ?? 'USD'),
    payment: paymentId ?? '',
    about,
    days: PARCEL_LATE_DAYS,
  }
  const isShort = isSaid && !continues && about !== '' && ABOUT_ITSELF.has(kind)
  const isOver = due?.isOver || PAST_ITS_TIME.has(kind)
  const isError = about && !ABOUT_ITSELF.has(kind)
  return (
    <li className={styles.row} data-continues={continues || undefined}>
      <div className={`stack gap-1 ${styles.words}`}>
        <p className={`wrap gap-2 quiet ${styles.kind}`}>
          {me !== null && !row.assignee && (
            <IfMay what="work">
              <label className={styles.tick}>
                <input type="checkbox" form={TAKE_MANY} name="tasks" value={taskNumber(row)} />
                <span className="visually-hidden">
                  {t(adminTaskTexts.tick, {
                    what: [t(workKindTexts[kind]), about, orderId && orderCode(orderId)]
                      .filter(Boolean)
                      .join(' '),
                  })}
                </span>
              </label>
            </IfMay>
          )}
          {me !== null && (
            <strong className={continues ? 'visually-hidden' : isOver ? styles.over : undefined}>
              {continues ? (
                t(workKindTexts[kind])
              ) : (
                <Link to={taskAddress(row)} {...{ [THING]: true }}>
                  {t(workKindTexts[kind])} <span className="visually-hidden">{about}</span>
                </Link>
              )}
            </strong>
          )}
          {continues ? (
            <span className={styles.also}>
              <Link to={taskAddress(row)} {...{ [THING]: true }}>
                {t(adminWorkTexts.neitherHas, values)}
              </Link>
            </span>
          ) : (
            <time dateTime={row.since} title={since}>
              {days === undefined ? t(adminWorkTexts.since, { date: since }) : daysWords(t, days)}
            </time>
          )}
        </p>
        {!continues && (
          <p className={isShort ? styles.sentence : undefined}>{t(workSaysTexts[kind], values)}</p>
        )}
        {isShort && <p className={styles.whose}>{about}</p>}
        {isError && <p className="quiet">{t(adminWords.lastError, { error: about })}</p>}
        {row.parcel && row.orderId && <AskBrewery orderId={row.orderId} parcel={row.parcel} isAsked />}
        {due && (
          <p className={due.isOver ? styles.late : undefined}>
            <time dateTime={row.due!}>
              {t(due.isOver ? adminWorkTexts.dueOver : adminWorkTexts.due, { date: due.words })}
            </time>
          </p>
        )}
      </div>
      {continues ? <span /> : <WorkWays {...{ row, freeAt, at }} alone={me === null} />}
      {me !== null && <WorkTaker row={row} me={me} at={at} />}
    </li>
  )
}
