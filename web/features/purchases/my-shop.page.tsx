import { useNavigate } from 'react-router'
import { SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'
import type { Purchase, PurchaseParcel } from '#contract/purchases.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { asSentence } from '#contract/texts/fill-in.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import * as reviewTexts from '#contract/texts/review.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { textOf } from '#contract/texts/text.ts'
import { Spoken } from '#web/language/spoken.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { WordSearch } from '#web/ui/word-search.tsx'
import { ComplaintLink } from '../complaints/complaint-link.tsx'
import { ReviewLauncher, whyNotReviewed } from '../reviews/review-launcher.tsx'
import { ReviewRefusal } from '../reviews/review-refusal.tsx'
import { ReviewSheet } from '../reviews/review-sheet.tsx'
import { sendReview } from '../reviews/send-review.server.ts'
import type { Route } from './+types/my-shop.page'
import { sendCancel } from './cancel-parcel.server.ts'
import { CancelSheet } from './cancel-sheet.tsx'
import { myShopAddress, pageOf } from './my-shop-address.ts'
import { PurchaseAsks } from './purchase-asks.tsx'
import { PurchaseOrder } from './purchase-order.tsx'
import styles from './purchases.module.css'
import { showPurchases } from './show-purchases.server.ts'

export const handle: PageHandle = { openTo: ['Person'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, SEARCH_MAX_CHARACTERS)
  const list = await showPurchases(context, url.searchParams.get('pag'), user.id, q)
  return {
    list,
    q,
    timeZone: context.get(pageRequest).settings.timeZone,
    reviewed: url.searchParams.get('review'),
    cancelled: url.searchParams.get('cancel'),
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const back = myShopAddress(pageOf(url.searchParams), { q: url.searchParams.get('q') ?? '' })
  return form.get('intent') === 'cancel' ? sendCancel(context, form, back) : sendReview(context, form, back)
}

/** A parcel in this page's address. */
function nameOf(purchase: Purchase, { companyId }: PurchaseParcel): string {
  return `${purchase.id}.${companyId}`
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(purchasesTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

export default function MyShopPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const navigate = useNavigate()
  const { list, q, timeZone, reviewed, cancelled } = loaderData
  const { purchases, page, asks } = list
  const here = myShopAddress(page, { q })
  const notCancelled = actionData && 'notCancelled' in actionData ? actionData.notCancelled : undefined
  const notReviewed = actionData && 'comment' in actionData ? actionData : undefined
  const asked = purchases
    .flatMap((purchase) => purchase.parcels.map((parcel) => ({ purchase, parcel })))
    .find(({ purchase, parcel }) => cancelled === nameOf(purchase, parcel) && parcel.refund !== null)
  const paid = purchases.filter((purchase) => purchase.state === 'paid').flatMap((purchase) => purchase.Items)
  const named = paid.filter((item) => item.ProductId === reviewed)
  const line = named.find((item) => !whyNotReviewed(item))

  return (
    <div className={`stack gap-6 ${styles.page}`}>
      <header className="stack gap-5">
        <h1>{t(purchasesTexts.title)}</h1>
        {(q || list.totalPages > 1) && (
          <WordSearch action="/myShop" label={t(purchasesTexts.find)} words={q} clearTo="/myShop" />
        )}
      </header>
      <div className="stack gap-5">
        {notCancelled && (
          <ErrorSummary title={t(purchasesTexts.cancelFailed)} errors={[{ text: notCancelled }]} />
        )}
        {/* Its form goes with what it was for: the beer was given back, or reviewed in another tab. */}
        {notReviewed && !line && <ReviewRefusal failed={notReviewed} />}
        {reviewed && !line && !notReviewed && (named[0] || list.totalPages < 2) && (
          <Notice>
            <p role="status">
              {asSentence(t(reviewTexts.notOpened))}{' '}
              {asSentence(t((named[0] && whyNotReviewed(named[0])) ?? reviewTexts.notBought))}
            </p>
          </Notice>
        )}
        <PurchaseAsks asks={asks} />
        {asked && <CancelSheet {...asked} closeTo={here} />}
        {line && (
          <ReviewSheet
            key={line.ProductId}
            beer={{ id: line.ProductId, name: line.name, company: line.company, image: line.image }}
            failed={notReviewed}
            closeTo={here}
            onClose={() => navigate(here, { preventScrollReset: true })}
          />
        )}
        {purchases.length > 0 && (
          <div className="stack gap-4">
            {purchases.map((purchase) => (
              <PurchaseOrder
                key={purchase.id}
                purchase={purchase}
                timeZone={timeZone}
                isFound={q !== ''}
                own={{
                  complaintOf: (parcel) => (
                    <ComplaintLink
                      orderId={purchase.id}
                      parcel={{ ...parcel, complaint: { mayOpen: false, state: parcel.openComplaint } }}
                    />
                  ),
                  cancelAt: (parcel) => myShopAddress(page, { q, cancel: nameOf(purchase, parcel) }),
                  reviewOf: (item) => (
                    <ReviewLauncher
                      beerName={item.name}
                      to={myShopAddress(page, { q, review: item.ProductId })}
                      isReviewed={item.reviewed}
                      noReview={item.noReview}
                      isEarly={item.parcel === 'pending'}
                    />
                  ),
                }}
              />
            ))}
          </div>
        )}
        {!purchases.length && q && (
          <EmptyState text={t(purchasesTexts.notFound)}>
            <LinkButton to="/myShop" look="outline">
              {t(purchasesTexts.all)}
            </LinkButton>
          </EmptyState>
        )}
        {!purchases.length && !q && (
          <EmptyState text={<Spoken text={purchasesTexts.empty} />}>
            <LinkButton to="/shop">{t(shopWords.seeBeers)}</LinkButton>
          </EmptyState>
        )}
        <Pagination
          page={page}
          total={list.totalPages}
          label={t(purchasesTexts.pages)}
          addressOf={(to) => myShopAddress(to, { q })}
        />
      </div>
    </div>
  )
}
