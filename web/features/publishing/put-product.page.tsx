import { data } from 'react-router'
import { dayAt } from '#contract/age.ts'
import { LOADING_SECONDS } from '#contract/limits.ts'
import * as beerEditTexts from '#contract/texts/beer-edit.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as publishTexts from '#contract/texts/publish.ts'
import { textOf } from '#contract/texts/text.ts'
import { SellerNav } from '#web/layout/seller-nav.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { pageNotFound } from '#web/request/page-not-found.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PouringBeer } from '#web/ui/pouring-beer.tsx'
import { BeerCard } from '../catalogue/beer-card.tsx'
import type { Route } from './+types/put-product.page'
import { EditForm } from './edit-form.tsx'
import { ownBeer, readBlockReason } from './own-beers.server.ts'
import styles from './publishing.module.css'
import { answerBeerEdit } from './save-beer.server.ts'
import { SavedNotice } from './saved-notice.tsx'

export const handle: PageHandle = { openTo: ['Company'], takesFile: 'picture', team: ['seller'] }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  const beer = await ownBeer(context, user, params.id)
  if (!beer) return data({ user, found: null }, { status: 404 })
  const today = dayAt(new Date(), context.get(pageRequest).settings.timeZone)
  const blockedFor = beer.blocked ? await readBlockReason(context, beer.id) : null
  return data({ user, found: { beer, today, blockedFor, isSaved: url.searchParams.has('saved') } })
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const user = context.get(signedIn)
  const beer = await ownBeer(context, user, params.id)
  if (!beer) throw pageNotFound()
  return answerBeerEdit(context, request, beer)
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = loaderData?.found
    ? textOf(beerEditTexts.open, { beer: loaderData.found.beer.name })
    : textOf(beerEditTexts.notFound)
  return [{ title: `${title} · ${textOf(commonTexts.siteName)}` }]
}

/** `/putProduct/{id}`: a seller's own beer, to be changed, under an animation of 2 seconds that anything skips. */
export default function PutProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { user, found } = loaderData
  return (
    <div className="stack gap-6">
      <SellerNav user={user} />
      {found ? (
        <>
          <PouringBeer seconds={LOADING_SECONDS.editBeer} key={found.beer.id} />
          <header className={`stack gap-3 ${styles.head}`}>
            <h1>{t(beerEditTexts.title)}</h1>
            <p>{found.beer.name}</p>
          </header>
          {found.isSaved && !actionData && (
            <SavedNotice text={t(beerEditTexts.saved)} companyId={user.id} beerId={found.beer.id} />
          )}
          <EditForm
            beer={found.beer}
            today={found.today}
            blockedFor={found.blockedFor}
            action={`/putProduct/${found.beer.id}`}
            conflict={actionData?.conflict}
            question={actionData?.question}
            result={actionData?.result}
            message={actionData?.message}
            card={(beer) => <BeerCard beer={beer} />}
          />
        </>
      ) : (
        <>
          <h1>{t(beerEditTexts.notFound)}</h1>
          <EmptyState text={t(beerEditTexts.notFoundLead)}>
            <LinkButton to="/post#mine">{t(publishTexts.seeMine)}</LinkButton>
          </EmptyState>
        </>
      )}
      <div>
        <BackLink look="outline" to="/post" />
      </div>
    </div>
  )
}
