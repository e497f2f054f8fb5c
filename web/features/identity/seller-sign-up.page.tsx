import { companySignUpForm, signUpCompany } from '#contract/identity.ts'
import { shipsToOf } from '#contract/ships-to.ts'
import * as accountHeadTexts from '#contract/texts/account-head.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as companySignUpTexts from '#contract/texts/company-sign-up.ts'
import { textOf } from '#contract/texts/text.ts'

import { tryApi } from '#web/api.ts'
import { headOf, titled } from '#web/head/head-of.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { readPictureForm } from '#web/request/read-picture-form.server.ts'
import { wallLabels } from '#web/request/wall-labels.server.ts'
import { useText } from '#web/texts.ts'
import type { Route } from './+types/seller-sign-up.page'
import { AlreadyHere } from './already-here.tsx'
import { answerSignUp } from './answer-sign-up.server.ts'
import { IdentityPage } from './identity-page.tsx'
import { nextQuery } from './provider-way.server.ts'
import { SellerSignUpForm } from './seller-sign-up-form.tsx'
import { SignedUp } from './signed-up.tsx'

export const handle: PageHandle = { openTo: 'visitors', takesFile: 'picture' }

export async function loader({ context, url }: Route.LoaderArgs) {
  return { query: nextQuery(url), labels: await wallLabels(context, 'OrderStrongest') }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readPictureForm(context, request, 'company')
  return answerSignUp(context, form, companySignUpForm, ({ shipsTo, ...profile }) => {
    const body = { ...profile, shipsTo: shipsToOf(shipsTo, profile.country) }
    return tryApi(context, signUpCompany, { body })
  })
}

export const meta: Route.MetaFunction = (page) =>
  headOf(page, {
    title: titled(textOf(accountHeadTexts.sellerSignUp)),
    description: textOf(accountHeadTexts.sellerSignUpText, { site: textOf(commonTexts.siteName) }),
    path: '/sellerSignUp',
  })

export default function SellerSignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  if (actionData?.signedUp)
    return <SignedUp said={companySignUpTexts.success} login={`/login${loaderData.query}`} />
  return (
    <IdentityPage labels={loaderData.labels}>
      <header className="stack gap-2">
        <h1>{t(companySignUpTexts.title)}</h1>
        <p>{t(companySignUpTexts.cost)}</p>
        <AlreadyHere query={loaderData.query} />
      </header>
      <SellerSignUpForm
        action={`/sellerSignUp${loaderData.query}`}
        result={actionData?.result}
        message={actionData?.message}
      />
    </IdentityPage>
  )
}
