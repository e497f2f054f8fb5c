import { useEffect, useRef } from 'react'
import { data } from 'react-router'
import { type BeerSummary, listBeers } from '#contract/catalogue.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { LAST_BEER_PAGE } from '#contract/limits.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import { headOf } from '#web/head/head-of.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useKeepSeen } from '#web/offline/use-keep-seen.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { readHearts } from '#web/request/hearts.server.ts'
import { useToast } from '#web/ui/toast/toast.tsx'
import { AddToCart } from '../cart/add-to-cart.tsx'
import type { Route } from './+types/shop.page'
import { readAdvertising } from './advertising-pictures.server.ts'
import { wrongQuery } from './bad-query.server.ts'
import { BadQuery } from './bad-query.tsx'
import { saidOfFilters, saidOfFound, whyFound } from './found-how.server.ts'
import { leadToOrder } from './lead-to-order.server.ts'
import { beersInstead, noBeers, pagesEnd } from './no-beers.server.ts'
import { ResultsBar } from './results-bar.tsx'
import styles from './shop.module.css'
import { readShopQuery, type ShopQuery, shopAddress, withChange } from './shop-address.ts'
import { ShopFilters } from './shop-filters.tsx'
import { shopHead } from './shop-head.server.ts'
import { shopPanel } from './shop-panel.server.ts'
import { ShopResults } from './shop-results.tsx'
import { ShopSearch } from './shop-search.tsx'
import { StyleStrip } from './style-strip.tsx'
import { useShopState } from './use-shop-state.ts'

export const handle: PageHandle = { openTo: 'everybody', findable: true, sameForVisitors: true }

const RESULTS_ID = 'results'
const NONE: BeerSummary[] = []

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readShopQuery(url.searchParams)
  await leadToOrder(context, query.name)
  // Whatever the address says goes to the API, which says what is wrong with it. With a query it answers with a page. One that
  // nobody can leaf to is well understood: it is past the end, wherever that is.
  const isTooFar = /^\d+$/.test(query.pag ?? '') && Number(query.pag) > LAST_BEER_PAGE
  const asked = { ...query, pag: isTooFar ? '1' : (query.pag ?? '1'), facets: '1' } as InputOf<
    typeof listBeers
  >['query']
  const [answer, advertising, hearts] = await Promise.all([
    tryApi(context, listBeers, { query: asked }),
    readAdvertising(context),
    readHearts(context),
  ])
  if (!answer.ok && answer.status === 400) {
    const wrong = wrongQuery(query, answer.error.fields ?? {})
    const panel = shopPanel(query, undefined, hearts.country)
    const filters = saidOfFilters(panel.chosen)
    return data(
      {
        ...{ query, page: null, wrong, head: shopHead(query, 0), panel },
        said: { found: wrong.title, show: textOf(commonTexts.close), filters },
      },
      { status: 400 },
    )
  }
  if (!answer.ok) throw data(answer.error, { status: answer.status })
  if (!('products' in answer.value)) throw new Error('GET /product answered a query without a page')
  const { facets: _, without: __, foundIn: ___, ...found } = answer.value
  const { value } = answer
  const products = isTooFar
    ? []
    : found.products.map((beer) => ({ ...hearts.mark(beer), why: whyFound(value, beer.id) }))
  const none = products.length ? null : noBeers(query, value)
  const page = {
    ...found,
    products: none?.instead ? (await beersInstead(context)).map(hearts.mark) : products,
    none,
    end: Number(query.pag ?? 1) === found.totalPages ? pagesEnd(found) : undefined,
    advertising,
  }
  const panel = shopPanel(query, value, hearts.country)
  return data({
    ...{ query, page, wrong: null, head: shopHead(query, products.length), panel },
    said: { ...saidOfFound(value, query), filters: saidOfFilters(panel.chosen) },
  })
}

export const meta: Route.MetaFunction = (page) =>
  page.loaderData ? headOf(page, page.loaderData.head) : [{ title: textOf(commonTexts.siteName) }]

/** `/shop`: search, filters, cards, pages. Its whole state is its address. */
export default function ShopPage({ loaderData: { query, panel, page, wrong, said } }: Route.ComponentProps) {
  const toast = useToast()
  const state = useShopState()
  const notice = page?.none?.toast

  useEffect(() => {
    if (notice && query) toast.notice(notice)
  }, [notice, query, toast])
  useFocusAfterChange(query)
  useKeepSeen(page?.products ?? NONE)

  return (
    <div className={`stack gap-5 ${styles.shop}`}>
      <div className={`stack gap-4 ${styles.top}`}>
        <h1>
          <Spoken text={shopWords.shop} />
        </h1>
        <ShopSearch query={state.query} onSearch={(name) => state.choose({ name })} />
      </div>
      <StyleStrip label={panel.styles} query={wrong ? {} : state.query} types={panel.filters.type.choices} />
      <ShopFilters query={state.query} panel={panel} onChoose={state.choose} showResults={said.show} />
      <section
        className={`stack gap-5 ${styles.found}`}
        aria-labelledby={RESULTS_ID}
        aria-busy={state.isLoading}
      >
        <ResultsBar
          chosen={panel.chosen}
          orders={panel.filters.order.choices}
          query={state.query}
          found={said.found}
          filters={said.filters}
          headingId={RESULTS_ID}
          onChoose={state.choose}
        />
        {page ? (
          <ShopResults
            page={page}
            query={query}
            advertising={page.advertising}
            busy={state.isLoading}
            actionsFor={(beer) => <AddToCart beer={beer} />}
          />
        ) : (
          <BadQuery {...wrong} />
        )}
      </section>
    </div>
  )
}

/** Another page of the same list, or a filter taken off whose chip is gone with it: reading goes on at the results. */
function useFocusAfterChange(query: ShopQuery) {
  const before = useRef(query)
  useEffect(() => {
    // Loaded anew, it is the same list: a heart was pressed, and has the focus.
    if (shopAddress(before.current) === shopAddress(query)) return
    const turned = shopAddress(withChange(before.current, {})) === shopAddress(withChange(query, {}))
    before.current = query
    const lost = document.activeElement === document.body || document.activeElement === null
    if (turned || lost) document.getElementById(RESULTS_ID)?.focus({ preventScroll: true })
  }, [query])
}
