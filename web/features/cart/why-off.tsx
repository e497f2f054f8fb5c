import { buyingAgeYears } from '#contract/age.ts'
import * as cartTexts from '#contract/texts/cart.ts'
import { countryName } from '#contract/texts/country-names.ts'
import { useText } from '#web/texts.ts'
import styles from './cart.module.css'
import type { LineNow } from './lines-now.ts'
import { OBSTACLES_ID } from './purchase-obstacles.tsx'

/** So many beers are named: more would hide the cart. */
const NAMED = 2

/** On phones, above the button that stays in sight and is off: what stands in its way, which lies screens further up. */
export function WhyOff({ lines, youngFor }: { lines: LineNow[]; youngFor: string | undefined }) {
  const t = useText()
  const beers = lines.filter(({ obstacles }) => obstacles.length > 0).map(({ name }) => name)
  if (beers.length) {
    const named = beers.slice(0, NAMED).join(', ')
    const more = beers.length - NAMED
    return (
      <a href={`#${OBSTACLES_ID}`} className={styles.whyOff}>
        {more > 0
          ? t(cartTexts.firstSolveMore, { beers: named, count: more })
          : t(cartTexts.firstSolve, { beers: named })}
      </a>
    )
  }
  if (!youngFor) return null
  return (
    <p className={styles.whyOff}>
      {t(cartTexts.soldFrom, { country: countryName(youngFor), age: buyingAgeYears(youngFor) })}
    </p>
  )
}
