import type { BeerSummary } from '#contract/catalogue.ts'
import * as homeTexts from '#contract/texts/home.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Star } from '#web/ui/stars.tsx'
import styles from './hero.module.css'
import { LabelFan } from './label-fan.tsx'

type Props = {
  /** What the fan holds. */
  beers: BeerSummary[]
  /** Why one can buy here, in the loader's words. */
  proof: { rating: string; facts: string[] }
  totalBeers: number
  totalCompanies: number
  maySignUp: boolean
}

/** The sentence that opens the shop, what there is to find, an open hand of labels, and why one can buy here. */
export function Hero({ beers, proof, totalBeers, totalCompanies, maySignUp }: Props) {
  const t = useText()
  const lead =
    totalBeers > 1 && totalCompanies > 1
      ? t(homeTexts.lead, { beers: numberText(totalBeers), companies: numberText(totalCompanies) })
      : t(totalBeers ? homeTexts.leadFew : homeTexts.leadEmpty)
  return (
    <section className={`stack ${styles.hero}`}>
      <h1 className={styles.sentence}>{t(homeTexts.title)}</h1>
      <div className="stack gap-4">
        <p className={styles.lead}>{lead}</p>
        <p className={`wrap gap-3 ${styles.ways}`}>
          <LinkButton to="/shop" size="large" prefetch="intent">
            {t(shopWords.seeBeers)}
          </LinkButton>
          {maySignUp && (
            <LinkButton to="/sellerSignUp" look="outline" size="large">
              {t(homeTexts.sellMine)}
            </LinkButton>
          )}
        </p>
      </div>
      <LabelFan beers={beers} />
      {totalBeers > 0 && (
        <ul className={styles.proof}>
          {proof.rating && (
            <li className={styles.rating}>
              <Star size={17} /> {proof.rating}
            </li>
          )}
          {proof.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
