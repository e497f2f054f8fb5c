import type { Figures } from '#contract/figures.ts'
import { LOW_STOCK, PACE_DAYS } from '#contract/limits.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { PictureRow, PictureRows } from '#web/ui/picture-rows.tsx'
import { paceWords, stockWords } from '#web/ui/stock-words.ts'
import styles from './running-out.module.css'

type Props = { beers: Figures['runningOut']; restockAt: (beerId: string) => string }

/** Beers of which few are left, how long they last, and the way to put more of them on the shelf. */
export function RunningOut({ beers, restockAt }: Props) {
  const t = useText()
  return (
    <PictureRows
      title={t(figuresTexts.runningOut)}
      note={
        beers.length
          ? t(figuresTexts.runningOutIs, { max: LOW_STOCK, days: PACE_DAYS })
          : t(figuresTexts.nothingRunsOut)
      }
    >
      {beers.map((beer) => (
        <PictureRow
          key={beer.id}
          image={beer.image}
          heading={beer.name}
          facts={
            <>
              <strong className={beer.stock === 0 ? styles.none : styles.few}>
                {stockWords(t, beer.stock)}
              </strong>
              {beer.stock > 0 && <span>{paceWords(t, beer.daysLeft)}</span>}
            </>
          }
          way={
            <LinkButton
              to={restockAt(beer.id)}
              look="outline"
              size="small"
              aria-label={t(figuresTexts.change, { beer: beer.name })}
            >
              {t(figuresTexts.restock)}
            </LinkButton>
          }
        />
      ))}
    </PictureRows>
  )
}
