import { data, Link } from 'react-router'
import { getCompany } from '#contract/profiles.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminTexts from '#contract/texts/admin.ts'
import * as breweryClaimTexts from '#contract/texts/brewery-claim.ts'
import * as companyTexts from '#contract/texts/company.ts'
import * as companyEditTexts from '#contract/texts/company-edit.ts'
import * as foundSalesTexts from '#contract/texts/found-sales.ts'
import * as ownPayoutsTexts from '#contract/texts/own-payouts.ts'
import * as payoutAccountTexts from '#contract/texts/payout-account.ts'
import * as profileTexts from '#contract/texts/profile.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { textOf } from '#contract/texts/text.ts'

import { tryApi } from '#web/api.ts'
import { headOf, titled } from '#web/head/head-of.ts'
import { LocalRateNote } from '#web/layout/local-rate-note.tsx'
import { SellerNav } from '#web/layout/seller-nav.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { pageNotFound } from '#web/request/page-not-found.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { PAYOUT_PAGE } from '#web/request/payout-page.ts'
import { payoutsAddress } from '#web/request/payouts-address.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { momentDay } from '#web/ui/moment-words.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { ReportLink } from '#web/ui/report-link.tsx'
import { PendingEmail } from '../account/pending-email.tsx'
import { AddToCart } from '../cart/add-to-cart.tsx'
import { BeerCard } from '../catalogue/beer-card.tsx'
import { BeerGrid } from '../catalogue/beer-grid.tsx'
import { SectionHead } from '../catalogue/section-head.tsx'
import { UserNotFound } from '../people/user-not-found.tsx'
import { showSales } from '../sales/show-sales.server.ts'
import { SoldBeers } from '../sales/sold-beers.tsx'
import { FollowButton } from '../saved/follow-button.tsx'
import type { Route } from './+types/company.page'
import { BreweryFace } from './brewery-face.tsx'
import { breweryHead } from './brewery-head.ts'
import styles from './company.module.css'
import { CompanyEditForm } from './company-edit-form.tsx'
import { CompanyRecord } from './company-record.tsx'
import { answerCompanyEdit } from './edit-company.server.ts'
import { OwnBeerState } from './own-beer-state.tsx'
import { OwnFace } from './own-face.tsx'
import { PauseNotice } from './pause/pause-notice.tsx'
import { showCompany } from './show-company.server.ts'

export const handle: PageHandle = {
  openTo: 'everybody',
  formsOpenTo: ['Company'],
  findable: true,
  sameForVisitors: true,
  takesFile: 'picture',
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const answer = await tryApi(context, getCompany, { params: { id: params.id } })
  if (!answer.ok && answer.status === 404)
    return data({ found: null, sales: null, timeZone: '' }, { status: 404 })
  if (!answer.ok) throw data(answer.error, { status: answer.status })
  const found = await showCompany(context, answer.value, url)
  const mayReadSales = found.own ? !found.own.isEditing : found.panel
  const sales = mayReadSales
    ? await showSales(context, found.company.id, url.searchParams.get('ventas'), {
        isOwn: Boolean(found.own),
      })
    : null
  return data({ found, sales, timeZone: context.get(pageRequest).settings.timeZone })
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const user = context.get(signedIn)
  if (params.id.toLowerCase() !== user.id) throw pageNotFound()
  return answerCompanyEdit(context, request, {
    id: user.id,
    readAt: `/company/${user.id}`,
    success: 'companyEdit.success',
    of: 'owner',
  })
}

export const meta: Route.MetaFunction = (page) => {
  const found = page.loaderData?.found
  if (!found) return [{ title: titled(textOf(profileTexts.userNotFound)) }]
  if (!found.company.company) return [{ title: titled(textOf(companyEditTexts.titleNew)) }]
  return headOf(page, breweryHead(found.company, found.beers.page))
}

/**
 * `/company/{id}`: a brewery's public face; to its own seller also the whole record, what was sold and, with `?edit`, its
 * form. An admin who comes from the panel (`?from=panel`) reads the record and what was sold.
 */
export default function CompanyPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { found, sales, timeZone } = loaderData
  if (!found) return <UserNotFound />
  const { own, panel, isPreview, readAt } = found
  if (own?.isEditing) return <Edit key={own.record.id} found={found} own={own} refusal={actionData} />
  return (
    <article className={`stack ${own ? 'gap-5' : 'gap-7'} ${styles.page}`}>
      {own ? <SellerNav user={own.user} /> : <Back found={found} />}
      {own ? (
        <>
          <OwnFace found={found} followers={own.record.followers} editAt={own.editAt} />
          {own.record.pendingEmail && (
            <PendingEmail current={own.record.email} pending={own.record.pendingEmail} backTo={readAt} />
          )}
          <CompanyRecord company={own.record} lead={t(companyTexts.privateLead)} />
        </>
      ) : (
        <BreweryFace
          company={found.company}
          figures={found.figures}
          actions={
            <div className="row gap-4">
              {found.isFollowed !== undefined && (
                <FollowButton company={found.company} isFollowed={found.isFollowed} />
              )}
              {!found.company.hasSeller && (
                <Link to={`/company/${found.company.id}/claim`} rel="nofollow">
                  {t(breweryClaimTexts.isItYours)}
                </Link>
              )}
              {!isPreview && <ReportLink kind="company" id={found.company.id} name={found.company.company} />}
            </div>
          }
        />
      )}
      {found.company.pause && (
        <PauseNotice company={found.company} pause={found.company.pause} isOwn={Boolean(own)} />
      )}
      {panel && <CompanyRecord company={panel.record} />}
      {sales && (
        <SoldBeers
          sales={sales}
          dayOf={momentDay(timeZone)}
          addressOf={(page) => `${readAt}?${panel ? 'from=panel&' : ''}ventas=${page}#ventas`}
          ways={<PayoutWays companyId={found.company.id} isOwn={Boolean(own)} />}
        />
      )}
      <Beers found={found} />
    </article>
  )
}

type Found = NonNullable<Route.ComponentProps['loaderData']['found']>
type Own = NonNullable<Found['own']>

function Back({ found: { panel, isPreview, readAt } }: { found: Found }) {
  const t = useText()
  return (
    <div className={styles.back}>
      {panel || isPreview ? (
        <LinkButton to={panel ? '/admin?list=sellers' : readAt} look="quiet">
          <Icon name="left" />
          {t(panel ? adminTexts.backToPanel : companyTexts.backToProfile)}
        </LinkButton>
      ) : (
        <BackLink />
      )}
    </div>
  )
}

/** To what was paid, and for the seller to where they say where they are paid to. */
function PayoutWays({ companyId, isOwn }: { companyId: string; isOwn: boolean }) {
  const t = useText()
  return (
    <p className="row gap-4">
      {isOwn && <Link to={`/company/${companyId}/sales`}>{t(foundSalesTexts.all)}</Link>}
      <Link to={payoutsAddress(companyId)}>{t(ownPayoutsTexts.see)}</Link>
      {isOwn && <Link to={PAYOUT_PAGE}>{t(payoutAccountTexts.seeAccount)}</Link>}
    </p>
  )
}

type EditProps = { found: Found; own: Own; refusal: Route.ComponentProps['actionData'] }

function Edit({ found, own, refusal }: EditProps) {
  const t = useText()
  return (
    <div className={`stack gap-7 ${styles.page}`}>
      <SellerNav user={own.user} />
      <section className="stack gap-5">
        <h1>{t(own.isNew ? companyEditTexts.titleNew : companyEditTexts.title)}</h1>
        {own.isNew && <p>{t(companyEditTexts.complete)}</p>}
        <CompanyEditForm
          company={own.record}
          proof={own.proof}
          action={own.editAt}
          readAt={own.isNew ? null : found.readAt}
          result={refusal?.result}
          message={refusal?.message}
        />
      </section>
    </div>
  )
}

function Beers({ found: { own, panel, isPreview, beers, readAt } }: { found: Found }) {
  const t = useText()
  const kept = panel ? 'from=panel&' : isPreview ? 'public&' : ''
  return (
    <section aria-labelledby="beers" data-one-brewery="">
      <SectionHead id="beers" title={t(own ? companyTexts.yourBeers : companyTexts.itsBeers)} />
      <LocalRateNote />
      {beers.list.length ? (
        <BeerGrid columns={4}>
          {beers.list.map((beer) => (
            <li key={beer.id}>
              <BeerCard
                beer={beer}
                actions={own ? <OwnBeerState beer={beer} /> : <AddToCart beer={beer} />}
              />
            </li>
          ))}
        </BeerGrid>
      ) : (
        <EmptyState text={t(own ? companyTexts.nonePublished : companyTexts.noneOnSale)}>
          <LinkButton to={own ? '/post' : '/shop'}>
            {t(own ? accountWords.publishABeer : shopWords.seeBeers)}
          </LinkButton>
        </EmptyState>
      )}
      <Pagination
        page={beers.page}
        total={beers.total}
        label={t(shopWords.pagesOfTheBeers)}
        addressOf={(page) => `${readAt}?${kept}pag=${page}`}
        numbered
      />
    </section>
  )
}
