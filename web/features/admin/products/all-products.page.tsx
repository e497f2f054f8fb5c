import * as commonTexts from '#contract/texts/common.ts'
import * as productsTexts from '#contract/texts/products.ts'
import { textOf } from '#contract/texts/text.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Route } from './+types/all-products.page'
import { ProductList } from './product-list.tsx'
import { showProducts } from './show-products.server.ts'
import { SwitchAnswer } from './switch-answer.tsx'
import { switchProduct } from './switch-product.server.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-shop' }

export async function loader({ context, url }: Route.LoaderArgs) {
  return showProducts(context, url)
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return switchProduct(context, await readForm(request), url)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(productsTexts.allTitle)} · ${textOf(commonTexts.siteName)}` },
]

/** `/admin/products`: any beer of any brewery, in whatever state, by whatever somebody knows of it. */
export default function AllProductsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  return (
    <AdminPage title={t(productsTexts.allTitle)} lead={t(productsTexts.allLead)}>
      <SwitchAnswer shown={loaderData} failed={actionData} />
      <ProductList shown={loaderData} none={<EmptyState text={t(productsTexts.noneAtAll)} />} />
    </AdminPage>
  )
}
