import type { Ref } from 'react'
import * as cartTexts from '#contract/texts/cart.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './cart.module.css'

/** The cart's name, and the way to more beers. @param heading to give the focus to, once a line is gone */
export function CartHead({ heading }: { heading?: Ref<HTMLHeadingElement> }) {
  return (
    <header className={styles.head}>
      <h1 ref={heading} tabIndex={-1}>
        <Spoken text={shopWords.cart} />
      </h1>
      <LinkButton to="/shop" look="outline">
        <Icon name="plus" size={18} />
        <Spoken text={cartTexts.addBeer} />
      </LinkButton>
    </header>
  )
}
