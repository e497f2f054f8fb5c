import { Link } from 'react-router'
import type { Figures } from '#contract/figures.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import { useText } from '#web/texts.ts'
import { Bar } from '#web/ui/bar.tsx'
import { Picture } from '#web/ui/picture.tsx'
import styles from './beer-rows.module.css'

/** Of which beers most was sold: units as bars beside their numbers. */
export function BestBeers({ beers }: { beers: Figures['bestBeers'] }) {
  const t = useText()
  const most = beers[0]?.units ?? 1
  return (
    <section className={styles.part} aria-labelledby="best">
      <h2 id="best">{t('figures.best')}</h2>
      <ol className={styles.rows}>
        {beers.map(({ id, name, image, units, sales }) => (
          <li key={id} className={styles.row}>
            <span className={styles.picture}>
              <Picture image={image} alt="" frame={[300, 420]} sizes="48px" />
            </span>
            <div className={styles.words}>
              <h3>
                <Link to={`/putProduct/${id}`}>{name}</Link>
              </h3>
              <p className={styles.numbers}>
                <span>{units === 1 ? t('figures.oneUnit') : t('figures.unitsOf', { units })}</span>
                <span>{priceText(centsFromDollars(sales))}</span>
              </p>
              <Bar share={units / most} tone="hop" />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
