import type { Figures } from '#contract/figures.ts'
import { LOW_STOCK, PACE_DAYS } from '#contract/limits.ts'
import { type Translate, useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { PictureRow, PictureRows } from '#web/ui/picture-rows.tsx'
import styles from './running-out.module.css'

/** Beers of which few are left, how long they last, and the way to put more of them on the shelf. */
export function RunningOut({ beers }: { beers: Figures['runningOut'] }) {
  const t = useText()
  return (
    <PictureRows
      title={t('figures.runningOut')}
      note={
        beers.length
          ? t('figures.runningOutIs', { max: LOW_STOCK, days: PACE_DAYS })
          : t('figures.nothingRunsOut')
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
              to={`/putProduct/${beer.id}`}
              look="outline"
              size="small"
              aria-label={t('figures.change', { beer: beer.name })}
            >
              {t('figures.restock')}
            </LinkButton>
          }
        />
      ))}
    </PictureRows>
  )
}

function stockWords(t: Translate, stock: number): string {
  if (stock === 0) return t('figures.soldOut')
  return stock === 1 ? t('figures.lastOne') : t('figures.left', { stock })
}

function paceWords(t: Translate, days: number | null): string {
  if (days === null) return t('figures.noPace', { days: PACE_DAYS })
  if (days === 0) return t('figures.lessThanADay')
  return days === 1 ? t('figures.oneDayLeft') : t('figures.daysLeft', { days })
}
