import type { Figures } from '#contract/figures.ts'
import { LOW_STOCK, PACE_DAYS } from '#contract/limits.ts'
import { type Translate, useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import styles from './beer-rows.module.css'

/** Beers of which few are left, how long they last, and the way to put more of them on the shelf. */
export function RunningOut({ beers }: { beers: Figures['runningOut'] }) {
  const t = useText()
  return (
    <section className={styles.part} aria-labelledby="running-out">
      <h2 id="running-out">{t('figures.runningOut')}</h2>
      <p className={styles.quiet}>
        {beers.length
          ? t('figures.runningOutIs', { max: LOW_STOCK, days: PACE_DAYS })
          : t('figures.nothingRunsOut')}
      </p>
      <ul className={styles.rows}>
        {beers.map((beer) => (
          <li key={beer.id} className={styles.row}>
            <span className={styles.picture}>
              <Picture image={beer.image} alt="" frame={[300, 420]} sizes="48px" />
            </span>
            <div className={styles.words}>
              <h3>{beer.name}</h3>
              <p className={styles.numbers}>
                <strong className={beer.stock === 0 ? styles.none : styles.few}>
                  {stockWords(t, beer.stock)}
                </strong>
                {beer.stock > 0 && <span>{paceWords(t, beer.daysLeft)}</span>}
              </p>
            </div>
            <LinkButton
              to={`/putProduct/${beer.id}`}
              look="outline"
              size="small"
              aria-label={t('figures.change', { beer: beer.name })}
            >
              {t('figures.restock')}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
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
