import { centsFromDollars, priceText } from '#contract/money.ts'
import type { OwnParcel } from '#contract/purchases.ts'
import * as removalsTexts from '#contract/texts/removals.ts'
import { useText } from '#web/texts.ts'
import { removedWords } from '#web/ui/take-out/removed-words.ts'
import styles from './own-order.module.css'

type Props = {
  parcel: OwnParcel
  /** dd/mm/yyyy of an ISO instant. */
  dayOf: (instant: string) => string
}

/** What of a parcel does not come: what its brewery could not send and why, and what its buyer cancelled themself. */
export function RemovedList({ parcel, dayOf }: Props) {
  const t = useText()
  const { company, removals, refund } = parcel
  if (!removals.length) return null
  const isShort = removals.some(({ by }) => by === 'seller')
  return (
    <div className={`stack gap-2 ${styles.removed}`}>
      {removals.map((removal) => {
        const { at, reason, words, refund: dollars } = removal
        const facts = { beers: removedWords(removal), date: dayOf(at) }
        return (
          <div key={at}>
            <p>
              {reason
                ? t(removalsTexts.breweryShort, {
                    ...facts,
                    company,
                    why: t(removalsTexts.shortfallReasonTexts[reason]),
                  })
                : t(removalsTexts.youCancelled, facts)}{' '}
              {dollars !== null &&
                dollars > 0 &&
                t(removalsTexts.back, { amount: priceText(centsFromDollars(dollars)) })}
            </p>
            {words && <blockquote>{words}</blockquote>}
          </div>
        )
      })}
      {isShort && refund !== null && <p>{t(removalsTexts.restComes)}</p>}
    </div>
  )
}
