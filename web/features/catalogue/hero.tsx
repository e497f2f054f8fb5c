import type { BeerSummary } from '#contract/catalogue.ts'
import * as homeTexts from '#contract/texts/home.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import styles from './hero.module.css'
import { LabelFan } from './label-fan.tsx'

type Props = { beers: BeerSummary[]; totalBeers: number; totalCompanies: number; maySignUp: boolean }

/** The sentence that opens the shop, what there is to find, and a hand of labels. */
export function Hero({ beers, totalBeers, totalCompanies, maySignUp }: Props) {
  const t = useText()
  const lead =
    totalBeers > 1 && totalCompanies > 1
      ? t(homeTexts.lead, { beers: numberText(totalBeers), companies: numberText(totalCompanies) })
      : t(totalBeers ? homeTexts.leadFew : homeTexts.leadEmpty)
  return (
    <section className={`stack ${styles.hero}`}>
      <div className="stack gap-5">
        <h1 className={styles.sentence}>{t(homeTexts.title)}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className="wrap gap-3">
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
    </section>
  )
}
