import { Link } from 'react-router'
import type { Figures } from '#contract/figures.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { useText } from '#web/texts.ts'
import { Meter } from '#web/ui/meter.tsx'
import { PictureRow, PictureRows } from '#web/ui/picture-rows.tsx'

/** Of which beers most was sold: units as bars beside their numbers. */
export function BestBeers({ beers }: { beers: Figures['bestBeers'] }) {
  const t = useText()
  const most = beers[0]?.units ?? 1
  return (
    <PictureRows title={t(figuresTexts.best)} ranked>
      {beers.map(({ id, name, image, units, sales }) => (
        <PictureRow
          key={id}
          image={image}
          heading={<Link to={`/putProduct/${id}`}>{name}</Link>}
          facts={
            <>
              <span>{units === 1 ? t(shopWords.oneUnit) : t(figuresTexts.unitsOf, { units })}</span>
              <span>{priceText(centsFromDollars(sales))}</span>
            </>
          }
        >
          <Meter share={units / most} tone="hop" />
        </PictureRow>
      ))}
    </PictureRows>
  )
}
