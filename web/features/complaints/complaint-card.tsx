import { type ReactNode, use } from 'react'
import { debtText } from '#contract/charge-text.ts'
import type { Complaint } from '#contract/complaint.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import * as detailTexts from '#contract/texts/detail.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { ComplaintState } from '#web/ui/complaint-state.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { momentDay } from '#web/ui/moment-words.ts'
import { OnlySeen } from '#web/ui/only-seen.ts'
import { AgainWords } from './again-words.tsx'
import { BeerLabel } from './beer-label.tsx'
import { ComplaintHistory, type ComplaintReader } from './complaint-history.tsx'
import styles from './complaints.module.css'

type Props = {
  complaint: Complaint
  timeZone: string
  /** Whose turn it is, and until when. */
  due: ReactNode
  /** What was photographed for it, of the talk about the same parcel; null where nothing was. */
  pictures: ReactNode
  /** null: the administration. */
  reader: ComplaintReader
  /** What its reader can do, once they have read what was said. */
  children?: ReactNode
}

/** What of the price of units that stay was given back before, as an amount of another complaint. */
const loweredCents = ({
  left,
  unitPrice,
  leftPrice,
}: Pick<Complaint['lines'][number], 'left' | 'unitPrice' | 'leftPrice'>) =>
  left * centsFromDollars(unitPrice) - centsFromDollars(leftPrice)

const dollars = (amount: number) => debtText(amount, 'USD')

/** A complaint whole: what of, how it stands, what it comes to and what was said. */
export function ComplaintCard({ complaint, timeZone, due, pictures, reader, children }: Props) {
  const t = useText()
  const isOnlySeen = use(OnlySeen)
  const { kind, state, lines, asked, offered, given, refund, events, recipient } = complaint
  const opened = events.find(({ event }) => event === 'opened')
  const dayOf = momentDay(timeZone)
  const isAmount = offered > 0 && lines.every((line) => line.offered === 0)
  const isOwn = reader === 'buyer'
  const keeps = t(isOwn ? complaintTexts.youKeep : complaintTexts.buyerKeeps)
  const offeredWords = isAmount ? `${dollars(offered)} · ${keeps}` : dollars(offered)
  const money = [
    { name: t(complaintTexts.askedFor), value: dollars(asked) },
    ...(offered ? [{ name: t(complaintTexts.offered), value: offeredWords }] : []),
    ...(refund
      ? [
          {
            name: t(refund.isBack ? complaintTexts.isBack : complaintTexts.wentBack),
            value: `${dollars(given)} · ${dayOf(refund.at)}`,
          },
        ]
      : []),
  ]
  return (
    <article className={`stack gap-4 ${styles.card}`} aria-labelledby={`complaint-${complaint.id}`}>
      <div className="ends gap-2">
        <h2 id={`complaint-${complaint.id}`}>{t(complaintTexts.kinds[kind])}</h2>
        <ComplaintState state={state} reader={reader === 'brewery' ? reader : undefined} />
      </div>
      {recipient && !isOwn && <p className="quiet">{t(complaintTexts.sentTo, { name: recipient })}</p>}
      {due && <p className={styles.due}>{due}</p>}
      <div className={`stack gap-4 ${styles.halves}`}>
        <div className="stack gap-4">
          {opened?.words && (
            <blockquote className={`${styles.quote} ${styles.opening}`}>{opened.words}</blockquote>
          )}
          {pictures && (
            <section className="stack gap-2">
              <h3>{t(complaintTexts.photographs)}</h3>
              {pictures}
            </section>
          )}
          {/* A talk is shown to nobody but its two: contract/viewing-calls.ts. */}
          {isOnlySeen && <p className="quiet">{t(complaintTexts.photographsHidden)}</p>}
          <AgainWords complaint={complaint} />
          <FactList facts={money} empty={t(accountWords.nothing)} />
          <ul className={styles.beers} aria-label={t(complaintTexts.beers)}>
            {lines
              .filter((line) => line.asked || line.given)
              .map(({ ProductId, name, image, ...line }) => (
                <li key={ProductId} className="beside gap-3">
                  <BeerLabel image={image} />
                  <span>
                    {[
                      t(complaintTexts.lineAsked, { beer: name, asked: line.asked, bought: line.bought }),
                      ...(line.offered ? [t(complaintTexts.lineOffered, { count: line.offered })] : []),
                      ...(line.given ? [t(complaintTexts.lineGiven, { count: line.given })] : []),
                      // Before something is given back for it, what was given back already has to be seen.
                      ...(!refund && loweredCents(line) > 0
                        ? [t(complaintTexts.lineLowered, { amount: priceText(loweredCents(line)) })]
                        : []),
                    ].join(' · ')}
                  </span>
                </li>
              ))}
          </ul>
        </div>
        <div className="stack gap-4">
          <ComplaintHistory events={complaint.events} timeZone={timeZone} reader={reader} />
          {children}
        </div>
      </div>
    </article>
  )
}

/** '1 unidad', '3 unidades'. */
export function useUnitWords() {
  const t = useText()
  return (count: number) => counted(t, count, shopWords.oneUnit, detailTexts.unitsLeft)
}
