import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import * as ageGateTexts from '#contract/texts/age-gate.ts'
import * as footerTexts from '#contract/texts/footer.ts'
import { dayLocaleNow } from '#contract/texts/language.ts'
import * as offlineTexts from '#contract/texts/offline.ts'
import * as offlinePageTexts from '#contract/texts/offline-page.ts'
import { textOf } from '#contract/texts/text.ts'
import { titled } from '#web/head/head-of.ts'
import { SiteName } from '#web/layout/site-name.tsx'
import { canReachShop } from '#web/offline/can-reach-shop.ts'
import { readSeen, type SeenPage } from '#web/offline/seen.ts'
import { UnreachableNotice } from '#web/offline/unreachable-notice.tsx'
import { useOnline } from '#web/offline/use-online.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { ownPath } from '#web/request/own-path.ts'
import { useText } from '#web/texts.ts'
import { useLive } from '#web/ui/use-live.ts'
import { BeerCard } from '../catalogue/beer-card.tsx'
import { BeerFacts } from '../catalogue/beer-facts.tsx'
import { BeerGrid } from '../catalogue/beer-grid.tsx'
import { BeerRecord } from '../catalogue/beer-record.tsx'
import { BeerSpread } from '../catalogue/beer-spread.tsx'
import type { Route } from './+types/offline.page'
import styles from './offline.module.css'

export const handle: PageHandle = { openTo: 'everybody' }

const ASK_AGAIN_MS = 5000

export const meta: Route.MetaFunction = () => [{ title: titled(textOf(offlineTexts.title)) }]

/** Which page this one stands in for. */
function useWanted(): string {
  const { search } = useLocation()
  const live = useLive()
  // Kept as it is for every address, so it knows its own only once it is live.
  return (live && ownPath(new URLSearchParams(search).get('at'))) || '/home'
}

/** Goes to the page as soon as the shop answers. */
function useReturn(wanted: string, live: boolean) {
  const online = useOnline()
  useEffect(() => {
    if (!live || !online) return
    let timer: ReturnType<typeof setTimeout>
    let left = false
    async function look() {
      if (document.visibilityState === 'visible' && (await canReachShop()) && !left) location.replace(wanted)
      else if (!left) timer = setTimeout(look, ASK_AGAIN_MS)
    }
    void look()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [wanted, live, online])
}

/** What is kept; undefined until that is known, null when nothing is or the reader's age is not. */
function useSeen(): SeenPage[] | null | undefined {
  const [seen, setSeen] = useState<SeenPage[] | null>()
  useEffect(() => {
    readSeen().then(
      (pages) => setSeen(pages ?? null),
      () => setSeen(null),
    )
  }, [])
  return seen
}

/** `/offline?at=…`: what was last seen of the page that cannot be reached, or of others; to be read only. */
export default function OfflinePage() {
  const t = useText()
  const wanted = useWanted()
  const seen = useSeen()
  useReturn(wanted, useLive())
  const path = wanted.replace(/[?#].*/, '')
  const here = seen?.find((page) => page.path === path)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link to="/home" className={styles.name}>
          <SiteName />
        </Link>
      </header>
      <main id="content" tabIndex={-1} className={`stack ${styles.content}`}>
        {here ? (
          <Here page={here} />
        ) : (
          <UnreachableNotice wanted={wanted}>
            {seen === null && (
              <>
                {t(ageGateTexts.title)} {t(offlinePageTexts.askAge)}
              </>
            )}
          </UnreachableNotice>
        )}
        {seen && <Others pages={seen} besides={here} />}
      </main>
      <footer className={styles.foot}>
        <p>{t(footerTexts.noMinors)}</p>
      </footer>
    </div>
  )
}

function Here({ page }: { page: SeenPage }) {
  const t = useText()
  const moment = new Intl.DateTimeFormat(dayLocaleNow(), {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  const when = (
    <p className={styles.when}>
      {t(offlinePageTexts.seenAt, { moment: moment.format(new Date(page.seenAt)) })}
    </p>
  )
  const [beer] = page.beers
  if (page.path.startsWith('/detail/') && beer)
    return (
      <article className={styles.beer}>
        <BeerSpread beer={beer} below={<BeerRecord beer={beer} />}>
          <div>
            <BeerFacts
              beer={{ ...beer, shipsTo: beer.shipsTo ?? null }}
              actions={<p className={styles.toBuy}>{t(offlinePageTexts.toBuy)}</p>}
            />
            {when}
          </div>
        </BeerSpread>
      </article>
    )
  return (
    <section className="stack gap-4">
      <h1>{t(offlinePageTexts.seen)}</h1>
      {when}
      <Cards beers={page.beers} />
    </section>
  )
}

/** Every beer that other pages showed, once. */
function Others({ pages, besides }: { pages: SeenPage[]; besides: SeenPage | undefined }) {
  const t = useText()
  const known = new Set(besides?.beers.map(({ id }) => id))
  const beers = [...new Map(pages.flatMap((page) => page.beers).map((beer) => [beer.id, beer])).values()]
  const others = beers.filter(({ id }) => !known.has(id))
  if (!others.length) return null
  return (
    <section className="stack gap-4">
      <h2>{t(besides ? offlinePageTexts.others : offlinePageTexts.seen)}</h2>
      <Cards beers={others} />
    </section>
  )
}

function Cards({ beers }: Pick<SeenPage, 'beers'>) {
  return (
    <BeerGrid columns={4}>
      {beers.map((beer) => (
        <li key={beer.id}>
          <BeerCard beer={beer} />
        </li>
      ))}
    </BeerGrid>
  )
}
