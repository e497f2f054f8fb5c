import { data } from 'react-router'
import * as adminPersonTexts from '#contract/texts/admin-person.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as productsTexts from '#contract/texts/products.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { textOf } from '#contract/texts/text.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { findSeller } from '../people/find-person.server.ts'
import { NoPerson } from '../people/no-person.tsx'
import { PersonPage } from '../people/person-page.tsx'
import { personPages } from '../people/person-pages.ts'
import type { Route } from './+types/products.page'
import { ProductList } from './product-list.tsx'
import styles from './products.module.css'
import { showProducts } from './show-products.server.ts'
import { SwitchAnswer } from './switch-answer.tsx'
import { switchProduct } from './switch-product.server.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-desk' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id')
  const seller = id ? await findSeller(context, id) : null
  const found = seller && { seller, shown: await showProducts(context, url, seller) }
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
  if (!found) return <NoPerson kind="seller" isNamed={isNamed} />
  const { seller, shown } = found
  return (
    <PersonPage
      kind="seller"
      person={seller}
      title={seller.company ? t(productsTexts.title, { company: seller.company }) : t(shopWords.beers)}
    >
      <SwitchAnswer shown={shown} failed={actionData} />
      {!seller.status && <p className={`stack gap-1 ${styles.note}`}>{t(productsTexts.sellerInactive)}</p>}
      <ProductList
        shown={shown}
        none={
          <EmptyState text={t(productsTexts.none)}>
            <LinkButton to={personPages('seller', seller.id).record} look="outline">
              {t(adminPersonTexts.seeRecord)}
            </LinkButton>
          </EmptyState>
        }
      />
    </PersonPage>
  )
}
