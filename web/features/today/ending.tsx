import { ENDS_SOON_DAYS, LOW_STOCK, PACE_DAYS } from '#contract/limits.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import * as todayTexts from '#contract/texts/today.ts'
import type { Today } from '#contract/today.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { PictureRow, PictureRows } from '#web/ui/picture-rows.tsx'
import { paceWords, stockWords } from '#web/ui/stock-words.ts'
import styles from './today.module.css'

type Props = Pick<Today, 'ending' | 'soldOut'> & { restockAt: (beerId: string) => string }

/** Beers of which few are left or that end this week, what ends first first, then those that are sold out; each the way to more of it. */
export function Ending({ ending, soldOut, restockAt }: Props) {
  const t = useText()
  const more = soldOut.count - soldOut.beers.length
  const hasAny = ending.count + soldOut.count > 0
  return (
    <div className={`stack gap-3 ${styles.part}`}>
      <PictureRows
        title={t(todayTexts.ending)}
        note={
          hasAny
            ? t(todayTexts.endingIs, { few: LOW_STOCK, pace: PACE_DAYS, days: ENDS_SOON_DAYS })
            : t(todayTexts.nothingEnds)
        }
      >
        {ending.beers.map((beer) => (
          <PictureRow
            key={beer.id}
            image={beer.image}
            heading={beer.name}
            facts={
              <>
                <strong className={styles.few}>{stockWords(t, beer.stock)}</strong>
                <span>{paceWords(t, beer.daysLeft)}</span>
              </>
            }
            way={<Restock beer={beer} to={restockAt(beer.id)} />}
          />
        ))}
        {soldOut.beers.map((beer) => (
          <PictureRow
            key={beer.id}
            image={beer.image}
            heading={beer.name}
            facts={<strong className={styles.none}>{t(shopWords.soldOut)}</strong>}
            way={<Restock beer={beer} to={restockAt(beer.id)} />}
          />
        ))}
      </PictureRows>
      {more > 0 && <p className="quiet">{t(todayTexts.moreSoldOut, { count: numberText(more) })}</p>}
    </div>
  )
}

function Restock({ beer, to }: { beer: { name: string }; to: string }) {
  const t = useText()
  return (
    <LinkButton to={to} look="outline" size="small" aria-label={t(figuresTexts.change, { beer: beer.name })}>
      {t(figuresTexts.restock)}
    </LinkButton>
  )
}
