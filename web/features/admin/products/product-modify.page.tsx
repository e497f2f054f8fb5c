import { data } from 'react-router'
import { dayAt } from '#contract/age.ts'
import { LOADING_SECONDS } from '#contract/limits.ts'
import { getBeerForAdmin } from '#contract/people-records.ts'
import * as beerEditTexts from '#contract/texts/beer-edit.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as productEditTexts from '#contract/texts/product-edit.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { textOf } from '#contract/texts/text.ts'

import { tryApi } from '#web/api.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { pageNotFound } from '#web/request/page-not-found.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PouringBeer } from '#web/ui/pouring-beer.tsx'
import { BeerCard } from '../../catalogue/beer-card.tsx'
import { EditForm } from '../../publishing/edit-form.tsx'
import { answerBeerEdit } from '../../publishing/save-beer.server.ts'
import { useRememberChosen } from '../chosen-person.ts'
import type { Route } from './+types/product-modify.page'
import { ProductNotes } from './product-notes.tsx'
import { ProductSwitch } from './product-switch.tsx'
import { modifyAddress, placeBehind, productsAddress } from './products-address.ts'

export const handle: PageHandle = { openTo: ['Admin'], takesFile: 'picture', staff: 'goods' }

/** The beer with all that is kept about it, in whatever state; null where there is none. */
async function findBeer(context: PageContext, id: string) {
  const answer = await tryApi(context, getBeerForAdmin, { params: { id } })
  if (answer.ok) return answer.value
  if (answer.status === 404) return null
  throw data(answer.error, { status: answer.status })
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const beer = await findBeer(context, params.id)
  if (!beer) return data({ found: null }, { status: 404 })
  const today = dayAt(new Date(), context.get(pageRequest).settings.timeZone)
  const from = placeBehind(url.searchParams, beer.companyId, context.get(signedIn))
  return data({ found: { beer, today, from } })
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const beer = await findBeer(context, params.id)
  if (!beer) throw pageNotFound()
  const to = modifyAddress(beer.id, placeBehind(url.searchParams, beer.companyId, context.get(signedIn)))
  return answerBeerEdit(context, request, beer, { whose: 'admin', to })
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = loaderData?.found
    ? textOf(beerEditTexts.open, { beer: loaderData.found.beer.name })
    : textOf(beerEditTexts.notFound)
  return [{ title: `${title} · ${textOf(commonTexts.siteName)}` }]
}

/** `/admin/adminproductmodify/{id}`: any beer, to be changed by an admin, under the animation that its seller has. */
export default function ProductModifyPage({ loaderData: { found }, actionData }: Route.ComponentProps) {
  const t = useText()
  const beer = found?.beer
  useRememberChosen('seller', beer?.companyId)
  if (!found || !beer) {
    return (
      <AdminPage title={t(beerEditTexts.notFound)}>
        <EmptyState text={t(productEditTexts.notFoundLead)}>
          <LinkButton to="/admin/products">{t(shopWords.back)}</LinkButton>
        </EmptyState>
      </AdminPage>
    )
  }
  return (
    <AdminPage
      title={t(beerEditTexts.title)}
      lead={t(productEditTexts.lead, { beer: beer.name, company: beer.company.company })}
      actions={
        <LinkButton to={productsAddress(found.from)} look="outline">
          <Icon name="left" />
          {t(shopWords.back)}
        </LinkButton>
      }
    >
      <PouringBeer seconds={LOADING_SECONDS.editBeer} key={beer.id} />
      <EditForm
        of="admins"
        beer={beer}
        today={found.today}
        action={modifyAddress(beer.id, found.from)}
        conflict={actionData?.conflict}
        question={actionData?.question}
        result={actionData?.result}
        message={actionData?.message}
        card={(shown) => <BeerCard beer={shown} />}
        notes={<ProductNotes beer={beer} />}
        status={(field) => beer.available && <ProductSwitch statusShown={beer.status} field={field} />}
      />
    </AdminPage>
  )
}
