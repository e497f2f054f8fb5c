import { useEffect } from 'react'
import { data, useNavigate } from 'react-router'
import * as adminPersonTexts from '#contract/texts/admin-person.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as productsTexts from '#contract/texts/products.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import * as tableTexts from '#contract/texts/table.ts'
import { textOf } from '#contract/texts/text.ts'
import { counted } from '#web/counted.ts'
import { Spoken } from '#web/language/spoken.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { ReasonSheet } from '#web/ui/reason-sheet.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'
import { findSeller } from '../people/find-person.server.ts'
import { NoPerson } from '../people/no-person.tsx'
import { PersonPage } from '../people/person-page.tsx'
import { personPages } from '../people/person-pages.ts'
import { WordSearch } from '../word-search.tsx'
import type { Route } from './+types/products.page'
import { ProductTable } from './product-table.tsx'
import styles from './products.module.css'
import { productsAddress } from './products-address.ts'
import { showProducts } from './show-products.server.ts'
import { switchProduct } from './switch-product.server.ts'

export const handle: PageHandle = { openTo: ['Admin'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id')
  const seller = id ? await findSeller(context, id) : null
  const found = seller && { seller, ...(await showProducts(context, url, seller)) }
  return data({ isNamed: Boolean(id), found }, { status: id && !found ? 404 : 200 })
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return switchProduct(context, await readForm(request), url)
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const company = loaderData?.found?.seller.company
  const title = company ? textOf(productsTexts.title, { company }) : textOf(shopWords.beers)
  return [{ title: `${title} · ${textOf(commonTexts.siteName)}` }]
}

/** `/admin/seller/products`: the beers of the chosen seller, to be seen, edited, activated and inactivated. */
export default function ProductsPage({ loaderData: { isNamed, found }, actionData }: Route.ComponentProps) {
  const t = useText()
  const toast = useToast()
  const navigate = useNavigate()
  const failed = actionData?.intent === 'activate' ? productsTexts.notActivated : productsTexts.notInactivated

  useEffect(() => {
    if (actionData) toast.error(actionData.message, { title: t(failed) })
  }, [actionData, failed, toast, t])

  if (!found) return <NoPerson kind="seller" isNamed={isNamed} />
  const { seller, place, products, total, totalPages, inactivating } = found
  const inSheet = inactivating && actionData?.intent === 'inactivate'
  return (
    <PersonPage
      kind="seller"
      person={seller}
      title={seller.company ? t(productsTexts.title, { company: seller.company }) : t(shopWords.beers)}
    >
      {actionData && !inSheet && <ErrorSummary title={t(failed)} errors={[{ text: actionData.message }]} />}
      {inactivating && (
        <ReasonSheet
          key={inactivating.id}
          title={t(productsTexts.inactivateTitle)}
          action={productsAddress(place, inactivating.id)}
          hidden={{ intent: 'inactivate', beerId: inactivating.id }}
          submit={<Spoken text={adminWords.inactivate} />}
          failed={inSheet ? actionData : undefined}
          closeTo={productsAddress(place)}
          onClose={() => navigate(productsAddress(place), { preventScrollReset: true })}
        >
          <p>{t(productsTexts.inactivateLead, { beer: inactivating.name })}</p>
        </ReasonSheet>
      )}
      {!seller.status && <p className={`stack gap-1 ${styles.note}`}>{t(productsTexts.sellerInactive)}</p>}
      {(total > 0 || place.q) && (
        <WordSearch
          action="/admin/seller/products"
          label={t(productsTexts.search)}
          words={place.q}
          kept={{ id: place.id }}
          clearTo={productsAddress({ ...place, q: '', page: 1 })}
        />
      )}
      {products.length ? (
        <>
          <p className={styles.count} role="status">
            {counted(t, total, shopWords.oneBeer, shopWords.countBeers)}
          </p>
          <ProductTable products={products} at={place} />
        </>
      ) : (
        <EmptyState text={t(place.q ? productsTexts.noneFound : productsTexts.none)}>
          {place.q ? (
            <LinkButton to={productsAddress({ ...place, q: '', page: 1 })} look="outline" preventScrollReset>
              {t(tableTexts.clear)}
            </LinkButton>
          ) : (
            <LinkButton to={personPages('seller', seller.id).record} look="outline">
              {t(adminPersonTexts.seeRecord)}
            </LinkButton>
          )}
        </EmptyState>
      )}
      <Pagination
        page={place.page}
        total={totalPages}
        label={t(productsTexts.pages)}
        addressOf={(page) => productsAddress({ ...place, page })}
      />
    </PersonPage>
  )
}
