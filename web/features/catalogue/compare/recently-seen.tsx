import { useEffect, useState } from 'react'
import * as compareTexts from '#contract/texts/compare.ts'
import type { SeenBeer } from '#web/offline/seen.ts'
import { useText } from '#web/texts.ts'
import { SmallBeers } from './small-beers.tsx'

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
  return (
    <SmallBeers
      id="recently-seen"
      title={t(compareTexts.seen)}
      lead={t(compareTexts.seenWhere)}
      beers={seen.slice(0, MOST)}
      mayCompare={mayCompare}
    />
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
