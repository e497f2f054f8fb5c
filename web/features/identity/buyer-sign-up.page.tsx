import { buyerSignUp, signUpBuyer } from '#contract/identity.ts'
import * as accountHeadTexts from '#contract/texts/account-head.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as signUpTexts from '#contract/texts/sign-up.ts'
import { textOf } from '#contract/texts/text.ts'

import { tryApi } from '#web/api.ts'
import { headOf, titled } from '#web/head/head-of.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { readPictureForm } from '#web/request/read-picture-form.server.ts'
import { wallLabels } from '#web/request/wall-labels.server.ts'
import { useText } from '#web/texts.ts'
import type { Route } from './+types/buyer-sign-up.page'
import { AlreadyHere } from './already-here.tsx'
import { answerSignUp } from './answer-sign-up.server.ts'
import { BuyerSignUpForm } from './buyer-sign-up-form.tsx'
import { IdentityPage } from './identity-page.tsx'
import { nextQuery } from './provider-way.server.ts'
import { SignedUp } from './signed-up.tsx'

export const handle: PageHandle = { openTo: 'visitors', takesFile: 'picture' }

export async function loader({ context, url }: Route.LoaderArgs) {
  return { query: nextQuery(url), labels: await wallLabels(context, 'OrderFreshest') }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readPictureForm(context, request, 'person')
  return answerSignUp(context, form, buyerSignUp, (body) => tryApi(context, signUpBuyer, { body }))
}

export const meta: Route.MetaFunction = (page) =>
  headOf(page, {
    title: titled(textOf(accountHeadTexts.buyerSignUp)),
    description: textOf(accountHeadTexts.buyerSignUpText, { site: textOf(commonTexts.siteName) }),
    path: '/buyerSignUp',
  })

export default function BuyerSignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  if (actionData?.signedUp) return <SignedUp said={signUpTexts.success} login={`/login${loaderData.query}`} />
  return (
    <IdentityPage labels={loaderData.labels}>
      <header className="stack gap-2">
        <h1>{t(signUpTexts.title)}</h1>
        <AlreadyHere query={loaderData.query} />
      </header>
      <BuyerSignUpForm
        action={`/buyerSignUp${loaderData.query}`}
        result={actionData?.result}
        message={actionData?.message}
      />
    </IdentityPage>
  )
}
