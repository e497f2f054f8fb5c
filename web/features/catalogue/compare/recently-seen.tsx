import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import * as compareTexts from '#contract/texts/compare.ts'
import type { SeenBeer } from '#web/offline/seen.ts'
import { useText } from '#web/texts.ts'
import line from '#web/ui/snap-line.module.css'
import { BeerLabel } from '../beer-label.tsx'
import { CompareButton } from './compare-button.tsx'
import styles from './recently-seen.module.css'

const MOST = 6

type Props = {
  /** Beers that the page shows anyway. */
  besides: readonly string[]
  /** True where those shown can be compared with the page's own. */
  mayCompare?: boolean
}

/**
 * The beers whose pages this browser opened last, as it keeps them for when there is no network (docs/decisions/0034): the shop is
 * told nothing of them, and whoever logs out leaves none. Nothing where the browser keeps nothing, or knows no scripts.
 */
export function RecentlySeen({ besides, mayCompare }: Props) {
  const t = useText()
  const seen = useLastSeen().filter(({ id }) => !besides.includes(id))
  if (!seen.length) return null
  return (
    <section className="stack gap-4" aria-labelledby="recently-seen">
      <h2 id="recently-seen">{t(compareTexts.seen)}</h2>
      <p className="quiet">{t(compareTexts.seenWhere)}</p>
      <div className={`${line.line} ${styles.row}`}>
        <ul className={styles.list}>
          {seen.slice(0, MOST).map((beer) => (
            <li key={beer.id} className={`stack gap-2 ${styles.beer}`}>
              <BeerLabel beer={beer} sizes="72px" className={styles.label} />
              <Link to={`/detail/${beer.id}`} viewTransition className={styles.name}>
                {beer.name}
              </Link>
              <span className="quiet">{beer.company.company}</span>
              {mayCompare && <CompareButton beer={beer} isThere />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The last one first. */
function useLastSeen(): SeenBeer[] {
  const [beers, setBeers] = useState<SeenBeer[]>([])
  useEffect(() => {
    let left = false
    async function look() {
      const { readSeen } = await import('#web/offline/seen.ts')
      const pages = (await readSeen()) ?? []
      const opened = pages.filter(({ path }) => path.startsWith('/detail/')).flatMap((page) => page.beers)
      if (!left) setBeers(opened)
    }
    // A storage that is forbidden keeps nothing; nothing depends on it.
    look().catch(() => {})
    return () => {
      left = true
    }
  }, [])
  return beers
}
