import { Link } from 'react-router'
import { countUnits } from '#contract/cart-cookie.ts'
import * as navTexts from '#contract/texts/nav.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { useCart } from './cart-state.tsx'
import styles from './nav.module.css'
import { useRoot } from './use-root.ts'

/** The way to the cart, with the number of units in it. */
export function CartLink() {
  const t = useText()
  const count = countUnits(useCart(), useRoot()?.inReach)
  return (
    <Link to="/cart" className={styles.cart} viewTransition>
      <Spoken text={shopWords.cart} />
      {count > 0 && (
        <>
          <span className={styles.count} data-count="">
            {' '}
            {count}
          </span>
          <span className="visually-hidden"> {t(count === 1 ? navTexts.cartUnit : navTexts.cartUnits)}</span>
        </>
      )}
    </Link>
  )
}
