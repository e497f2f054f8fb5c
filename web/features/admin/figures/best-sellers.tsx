import { Link } from 'react-router'
import type { MarketFigures } from '#contract/market-figures.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import * as marketFiguresTexts from '#contract/texts/market-figures.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { type Translate, useText } from '#web/texts.ts'
import { Meter } from '#web/ui/meter.tsx'
import { PictureRow, PictureRows } from '#web/ui/picture-rows.tsx'
import styles from './market-figures.module.css'

/** Who sold for most money, and of which beers most was sold: each leads to where an admin looks at it. */
export function BestSellers({
  bestCompanies,
  bestBeers,
}: Pick<MarketFigures, 'bestCompanies' | 'bestBeers'>) {
  const t = useText()
  const mostDollars = bestCompanies[0]?.sales || 1
  const mostUnits = bestBeers[0]?.units || 1
  return (
    <div className={styles.lists}>
      <PictureRows
        title={t(marketFiguresTexts.bestCompanies)}
        note={!bestCompanies.length && t(marketFiguresTexts.noSales)}
        ranked
      >
        {bestCompanies.map(({ id, company, image, units, sales }) => (
          <PictureRow
            key={id}
            image={image}
            heading={<Link to={`/admin/seller/${id}`}>{company}</Link>}
            facts={
              <>
                <strong>{priceText(centsFromDollars(sales))}</strong>
                <span>{unitsWords(t, units)}</span>
              </>
            }
          >
            <Meter share={sales / mostDollars} tone="hop" />
          </PictureRow>
        ))}
      </PictureRows>
      <PictureRows
        title={t(marketFiguresTexts.bestBeers)}
        note={!bestBeers.length && t(marketFiguresTexts.noSales)}
        ranked
      >
        {bestBeers.map(({ id, name, company, image, units, sales }) => (
          <PictureRow
            key={id}
            image={image}
            heading={<Link to={`/detail/${id}`}>{name}</Link>}
            facts={
              <>
                <strong>{unitsWords(t, units)}</strong>
                <span>{priceText(centsFromDollars(sales))}</span>
                <span className={styles.company}>{company}</span>
              </>
            }
          >
            <Meter share={units / mostUnits} tone="hop" />
          </PictureRow>
        ))}
      </PictureRows>
    </div>
  )
}

function unitsWords(t: Translate, units: number): string {
  return units === 1 ? t(shopWords.oneUnit) : t(figuresTexts.unitsOf, { units })
}
