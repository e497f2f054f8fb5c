import { data, redirect } from 'react-router'
import { chooseAlerts, getAlerts } from '#contract/alerts.ts'
import { listFollowed, listSaved } from '#contract/saved.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as savedTexts from '#contract/texts/saved.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { textOf } from '#contract/texts/text.ts'
import { callApi, tryApi } from '#web/api.ts'
import { counted } from '#web/counted.ts'
import { LocalRateNote } from '#web/layout/local-rate-note.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { leaveFlash } from '#web/request/flash.ts'
import { readHearts } from '#web/request/hearts.server.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AddToCart } from '../cart/add-to-cart.tsx'
import { BeerCard } from '../catalogue/beer-card.tsx'
import { BeerGrid } from '../catalogue/beer-grid.tsx'
import type { Route } from './+types/saved.page'
import { AlertsForm } from './alerts-form.tsx'
import { FollowedList } from './followed-list.tsx'
import { PriceNote } from './price-note.tsx'
import styles from './saved.module.css'

export const handle: PageHandle = { openTo: ['Person'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('cursor') ?? ''
  const [answer, followed, alerts, hearts] = await Promise.all([
    tryApi(context, listSaved, { query: { cursor } }),
    callApi(context, listFollowed),
    callApi(context, getAlerts),
    readHearts(context),
  ])
  // A place that is none, or behind which all was taken off meanwhile: the list begins anew.
  if (cursor && (answer.ok ? !answer.value.beers.length : answer.status === 400))
    throw redirect('/saved', 303)
  if (!answer.ok) throw data(answer.error, { status: answer.status })
  const { beers, total, next } = answer.value
  return {
    beers: beers.map((beer) => ({ ...hearts.mark(beer), status: beer.onSale })),
    ...{ total, next, isFirst: !cursor, companies: followed.companies, alerts },
  }
}

/** Which mails about all this are wanted: an unticked box is not sent. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const chosen = { restock: form.has('restock'), digest: form.has('digest') }
  const answer = await tryApi(context, chooseAlerts, { body: chosen })
  if (!answer.ok) return data({ message: answer.error.message }, { status: answer.status })
  leaveFlash(context, { kind: 'success', code: 'alerts.kept' })
  return redirect('/saved', 303)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(savedTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** `/saved`: the beers that a buyer saved, newest first, the breweries that they follow, and the mails about both. */
export default function SavedPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { beers, total, next, isFirst, companies, alerts } = loaderData
  return (
    <div className="stack gap-7">
      <section className="stack gap-5" aria-labelledby="beers">
        <div className={`ends ${styles.head}`}>
          <h1>{t(savedTexts.title)}</h1>
          <h2 id="beers" className={total ? undefined : 'visually-hidden'}>
            {total ? counted(t, total, shopWords.oneBeer, shopWords.countBeers) : t(shopWords.beers)}
          </h2>
        </div>
        <LocalRateNote />
        {beers.length ? (
          <BeerGrid columns={4}>
            {beers.map((beer) => (
              <li key={beer.id}>
                <BeerCard
                  beer={beer}
                  note={<PriceNote beer={beer} />}
                  actions={beer.onSale && <AddToCart beer={beer} />}
                />
              </li>
            ))}
          </BeerGrid>
        ) : (
          <EmptyState text={t(savedTexts.empty)}>
            <LinkButton to="/shop">{t(shopWords.seeBeers)}</LinkButton>
          </EmptyState>
        )}
        {(next || !isFirst) && (
          <nav className={`wrap gap-3 ${styles.ways}`} aria-label={t(savedTexts.title)}>
            {!isFirst && (
              <LinkButton to="/saved" look="outline">
                {t(savedTexts.newest)}
              </LinkButton>
            )}
            {next && (
              <LinkButton to={`/saved?cursor=${next}`} look="outline">
                {t(savedTexts.older)}
              </LinkButton>
            )}
          </nav>
        )}
      </section>
      <div className={`stack gap-7 ${styles.besides}`}>
        <FollowedList companies={companies} />
        <AlertsForm chosen={alerts} refused={actionData?.message} />
      </div>
    </div>
  )
}
