import { Link } from 'react-router'
import { PRODUCT_ROWS_PER_PAGE } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as ownProductsTexts from '#contract/texts/own-products.ts'
import * as productsTexts from '#contract/texts/products.ts'
import * as publishTexts from '#contract/texts/publish.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import * as tableTexts from '#contract/texts/table.ts'
import { textOf } from '#contract/texts/text.ts'
import { counted } from '#web/counted.ts'
import { SellerNav } from '#web/layout/seller-nav.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { OwnBeerState } from '../../companies/own-beer-state.tsx'
import type { Route } from './+types/own-products.page'
import { changeProducts } from './change-products.server.ts'
import styles from './own-products.module.css'
import { ProductsFilter } from './products-filter.tsx'
import { ProductsForm } from './products-form.tsx'
import { allProducts, productsAddress } from './products-place.ts'
import { showOwnProducts } from './show-own-products.server.ts'

export const handle: PageHandle = { openTo: ['Company'], ownId: true, team: ['seller'] }

/** Of each row its box, what it had shown, its fields, and what is agreed to; beside them the button. */
const MOST_FIELDS = 6 * PRODUCT_ROWS_PER_PAGE

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  return { user, ...(await showOwnProducts(context, user.id, url)) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id: companyId } = context.get(signedIn)
  return changeProducts(context, companyId, await readForm(request, MOST_FIELDS))
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(shopWords.beers)} · ${textOf(commonTexts.siteName)}` },
]

/** `/company/{id}/products`: a brewery's beers as a table in which prices and stock are written, 100 a page. */
export default function OwnProductsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { user, place, products, total, totalPages, counts, said, failed } = loaderData
  const isNarrowed = Boolean(place.q || place.state)
  const isSorted = place.sort !== '' && place.sort !== 'newest'
  return (
    <div className="stack gap-3">
      <SellerNav user={user} />
      <header className="ends gap-3">
        <h1>{t(shopWords.beers)}</h1>
        {products.length > 0 && <p className={`quiet ${styles.hint}`}>{t(ownProductsTexts.lead)}</p>}
        <LinkButton to="/post" look="outline" size="small">
          {t(accountWords.publishABeer)}
        </LinkButton>
      </header>
      {(products.length > 0 || isNarrowed) && <ProductsFilter place={place} counts={counts} />}
      {products.length > 0 && (
        <>
          <div className={styles.found} data-plain={!(place.q || isSorted) || undefined}>
            <p className={styles.count}>
              <span role="status">
                {counted(t, total, shopWords.oneBeer, shopWords.countBeers)}
                {said}
              </span>
              {isSorted && (
                <Link to={productsAddress({ ...place, sort: '', down: false, page: 1 })} preventScrollReset>
                  {t(ownProductsTexts.byNewest)}
                </Link>
              )}
            </p>
          </div>
          <ProductsForm
            key={productsAddress(place)}
            place={place}
            products={products}
            sent={actionData}
            stateOf={(product) => (
              <OwnBeerState beer={{ ...product, stock: product.onHand - product.held }} />
            )}
          />
        </>
      )}
      {!products.length && isNarrowed && (
        <EmptyState text={failed || t(place.q ? productsTexts.noneFound : ownProductsTexts.noneOfState)}>
          <LinkButton to={allProducts(place)} look="outline" preventScrollReset>
            {t(tableTexts.clear)}
          </LinkButton>
        </EmptyState>
      )}
      {!products.length && !isNarrowed && (
        <EmptyState text={t(publishTexts.none)}>
          <LinkButton to="/post">{t(accountWords.publishABeer)}</LinkButton>
          <LinkButton to={`/company/${user.id}/import`} look="outline">
            {t(publishTexts.importMany)}
          </LinkButton>
        </EmptyState>
      )}
      <Pagination
        page={place.page}
        total={totalPages}
        label={t(publishTexts.pages)}
        addressOf={(page) => productsAddress({ ...place, page })}
      />
    </div>
  )
}
