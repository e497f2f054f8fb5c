import { data, redirect } from 'react-router'
import { type BeerSummary, getBeer, listSimilarBeers, listTopRated } from '#contract/catalogue.ts'
import { COMPARED_MOST } from '#contract/limits.ts'
import { unitsToBeHad } from '#contract/obstacles.ts'
import * as compareTexts from '#contract/texts/compare.ts'
import * as similarTexts from '#contract/texts/similar.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import { titled } from '#web/head/head-of.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AddToCart } from '../../cart/add-to-cart.tsx'
import type { Route } from './+types/compare.page'
import { compareAddress, readCompared } from './compare-address.ts'
import { type Compared, CompareTable } from './compare-table.tsx'
import { keepChoice, readChoice } from './compared.server.ts'
import { RecentlySeen } from './recently-seen.tsx'
import { SmallBeers } from './small-beers.tsx'

/** A row at a desk. */
const OFFERED = 6

export const handle: PageHandle = { openTo: 'everybody' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('ids')
  if (asked === null) {
    const chosen = readChoice(context)
    if (chosen.length) throw redirect(compareAddress(chosen), 303)
    return data({ compared: [], isAsked: false, offered: await readOffered(context, []) })
  }
  const ids = readCompared(asked)
  if (!ids) return data({ compared: null, isAsked: true, offered: [] }, { status: 400 })
  const [offered, ...compared] = await Promise.all([
    readOffered(context, ids),
    ...ids.map((id) => readBeer(context, id)),
  ])
  return data({ compared, isAsked: true, offered })
}

/** What could be put beside them: what tastes like the last one, or to begin with the best rated. Nothing depends on it. */
async function readOffered(context: PageContext, ids: string[]): Promise<BeerSummary[]> {
  if (ids.length === COMPARED_MOST) return []
  const last = ids.at(-1)
  const answer = await (last
    ? tryApi(context, listSimilarBeers, { params: { id: last } })
    : tryApi(context, listTopRated))
  const beers = answer.ok ? answer.value : []
  return beers.filter((beer) => unitsToBeHad(beer) > 0 && !ids.includes(beer.id)).slice(0, OFFERED)
}

/** What of a beer is compared. One that is gone and one that never was are told alike. */
async function readBeer(context: PageContext, id: string): Promise<Compared> {
  const answer = await tryApi(context, getBeer, { params: { id } })
  if (!answer.ok && answer.status === 404) return { id, beer: null }
  if (!answer.ok) throw data(answer.error, { status: answer.status })
  const { Qualifications: _, ratings: __, ...beer } = answer.value
  return { id, beer }
}

/** Adds a beer to what the page compares, or to what this browser did before, or takes one off it. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const before = readCompared(url.searchParams.get('ids') ?? '') ?? readChoice(context)
  const [added] = readCompared(String(form.get('add') ?? '')) ?? []
  const kept = before.filter((id) => id !== form.get('remove'))
  const after = added ? [...new Set([...kept, added])] : kept
  if (after.length > COMPARED_MOST) {
    leaveFlash(context, { kind: 'error', code: 'compare.full' })
    return redirect(compareAddress(before), 303)
  }
  keepChoice(context, after)
  return redirect(compareAddress(after), 303)
}

export const meta: Route.MetaFunction = () => [{ title: titled(textOf(compareTexts.title)) }]

/** `/compare?ids=…`: up to four beers side by side. Whose address it is can share it; only a press changes what a browser keeps. */
export default function ComparePage({ loaderData: { compared, isAsked, offered } }: Route.ComponentProps) {
  const t = useText()
  const isFull = compared?.length === COMPARED_MOST
  return (
    <div className="stack gap-6">
      <h1>{t(compareTexts.title)}</h1>
      {compared?.length ? (
        <CompareTable compared={compared} actionsFor={(beer) => <AddToCart beer={beer} />} />
      ) : (
        <EmptyState text={t(isAsked ? compareTexts.badAddress : compareTexts.empty)}>
          {isAsked && <LinkButton to="/compare">{t(compareTexts.startAnew)}</LinkButton>}
        </EmptyState>
      )}
      {!isFull && (
        <div>
          <LinkButton to="/shop" look="outline">
            {t(compared?.length ? compareTexts.another : compareTexts.first)}
          </LinkButton>
        </div>
      )}
      <SmallBeers
        id="offered"
        title={t(compared?.length ? similarTexts.title : compareTexts.toBegin)}
        lead={t(compared?.length ? similarTexts.lead : compareTexts.toBeginLead)}
        beers={offered}
        mayCompare
      />
      {compared && <RecentlySeen besides={compared.map(({ id }) => id)} mayCompare={!isFull} />}
    </div>
  )
}
