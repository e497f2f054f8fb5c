import type { Ref } from 'react'
import * as cartTexts from '#contract/texts/cart.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './cart.module.css'

type Props = {
  /** To give the focus to, once a line is gone. */
  heading?: Ref<HTMLHeadingElement>
  /** Without beers the way to some stands below. */
  isEmpty: boolean
}

/** The cart's name, and the way to more beers. */
export function CartHead({ heading, isEmpty }: Props) {
  return (
    <header className={styles.head}>
      <h1 ref={heading} tabIndex={-1}>
        <Spoken text={shopWords.cart} />
      </h1>
      {!isEmpty && (
        <LinkButton to="/shop" look="outline">
          <Icon name="plus" size={18} />
          <Spoken text={cartTexts.addBeer} />
        </LinkButton>
      )}
    </header>
  )
}
