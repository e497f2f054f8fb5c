import type { ReactNode } from 'react'
import type { Purchase } from '#contract/purchases.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './fold.module.css'
import { LabelStack } from './label-stack.tsx'
import own from './purchases.module.css'

type Props = {
  /** The order that is folded; null: it stands open, and cannot be. */
  purchase: Purchase | null
  isOpen: boolean
  /** Whether nothing of it was bought or kept, so that it stands back behind those that were. */
  isEnded?: boolean
  /** When it was, what it came to, and how it stands. */
  head: ReactNode
  children: ReactNode
}

/**
 * An order that is over and done with, as a row of its labels: pressed, it shows all that is said of it. It says what its buyer can still do,
 * so that nobody opens it for nothing. Works without scripts, and a browser's own search opens it.
 */
export function Fold({ purchase, isOpen, isEnded = false, head, children }: Props) {
  const t = useText()
  if (!purchase) {
    return (
      <>
        <header className={own.head}>{head}</header>
        {children}
      </>
    )
  }
  const { Items } = purchase
  const toRate = new Set(
    Items.filter((item) => !item.reviewed && !item.noReview).map(({ ProductId }) => ProductId),
  ).size
  return (
    <details className={styles.fold} data-ended={isEnded || undefined} open={isOpen || undefined}>
      <summary>
        <LabelStack images={Items.map(({ image }) => image)} />
        {head}
        <p className={styles.names}>{[...new Set(Items.map(({ name }) => name))].join(', ')}</p>
        {!isEnded && toRate > 0 && (
          <p className={styles.rate}>{counted(t, toRate, purchasesTexts.oneToRate, purchasesTexts.toRate)}</p>
        )}
        <Icon name="down" size={18} />
      </summary>
      {children}
    </details>
  )
}
