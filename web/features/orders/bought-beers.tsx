import { centsFromDollars, priceText } from '#contract/money.ts'
import type { Purchase } from '#contract/purchases.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as orderTexts from '#contract/texts/orders.ts'
import { useText } from '#web/texts.ts'
import { Picture } from '#web/ui/picture.tsx'
import styles from './bought-beers.module.css'

/** Beers that fit beside each other; the others are counted. */
const MOST = 6

type Props = { order: Pick<Purchase, 'Items' | 'totalPrice'> }

/** What was just bought, while the page waits: its labels, how many of each, and what it came to. */
export function BoughtBeers({ order: { Items, totalPrice } }: Props) {
  const t = useText()
  const more = Items.length - MOST
  return (
    <section className="stack gap-4" aria-label={t(orderTexts.bought)}>
      <ul className={`wrap gap-4 ${styles.beers}`}>
        {Items.slice(0, MOST).map(({ id, image, name, amount }) => (
          <li key={id}>
            <Picture image={image} alt="" frame={[300, 420]} sizes="92px" loading="eager" />
            <span>{t(accountWords.unitsOfBeer, { count: amount, beer: name })}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        {more > 0 && <>{t(accountWords.andMore, { count: more })} · </>}
        {t(accountWords.total)} <strong>{priceText(centsFromDollars(totalPrice))}</strong>
      </p>
    </section>
  )
}
