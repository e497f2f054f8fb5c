import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { BeerSummary } from '#contract/catalogue.ts'
import { useRoot } from '#web/layout/use-root.ts'
import { BeerPrice } from './beer-price.tsx'
import styles from './buy-bar.module.css'

type Props = { beer: Pick<BeerSummary, 'name' | 'price' | 'pricePerLitre'>; actions: ReactNode }

/**
 * On phones, at the foot of a beer's page once its price and button have been scrolled away: both again. It stands in the page where it is
 * scrolled past. Not there without scripts, nor for who does not buy.
 */
export function BuyBar({ beer, actions }: Props) {
  const passed = useRef<HTMLSpanElement>(null)
  const [isShown, setShown] = useState(false)
  const user = useRoot()?.user
  useEffect(() => {
    if (!passed.current) return
    const watcher = new IntersectionObserver(([entry]) => {
      setShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    watcher.observe(passed.current)
    return () => watcher.disconnect()
  }, [])
  if (user && user.role !== 'Person') return null
  return (
    <>
      <span ref={passed} className={styles.passed} />
      <div className={`ends ${styles.bar}`} data-shown={isShown || undefined}>
        <div className={styles.words}>
          <strong className={styles.name}>{beer.name}</strong>
          <BeerPrice beer={beer} />
        </div>
        {actions}
      </div>
    </>
  )
}
