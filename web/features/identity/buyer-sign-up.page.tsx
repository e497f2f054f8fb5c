import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import { buyerSignUp, signUpBuyer } from '#contract/identity.ts'
import { textOf } from '#contract/texts/catalogue.ts'
import { tryApi } from '#web/api.ts'
import { ownPath } from '#web/request/own-path.ts'
import { readForm } from '#web/request/read-form.ts'
import { pageNotFound } from '#web/request/require-role.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { useText } from '#web/texts.ts'
import type { Route } from './+types/buyer-sign-up.page'
import { BuyerSignUpForm } from './buyer-sign-up-form.tsx'
import styles from './identity.module.css'
import { SignedUp } from './signed-up.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  if (await sessionUser(context)) throw pageNotFound()
  const next = ownPath(url.searchParams.get('next'))
  return { query: next ? `?next=${encodeURIComponent(next)}` : '' }
}

export async function action({ context, request }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: buyerSignUp })
  const hideFields = ['password']
  if (submission.status !== 'success') {
    return data({ signedUp: false, result: submission.reply({ hideFields }), message: null }, { status: 400 })
  }
  const answer = await tryApi(context, signUpBuyer, { body: submission.value })
  if (answer.ok) return { signedUp: true, result: undefined, message: null }
  const { code, message, fields } = answer.error
  // What can be told at a field is told there: the taken e-mail, and whatever the API knows better.
  const known = code === 'email-taken' ? { email: message } : (fields ?? {})
  const fieldErrors = Object.fromEntries(Object.entries(known).map(([name, text]) => [name, [text]]))
  const result = submission.reply({ hideFields, fieldErrors })
  return data({ signedUp: false, result, message }, { status: answer.status })
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf('signUp.title')} · ${textOf('site.name')}` },
]

export default function BuyerSignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  if (actionData?.signedUp) return <SignedUp login={`/login${loaderData.query}`} />
  return (
    <section className={styles.narrow}>
      <h1>{t('signUp.title')}</h1>
      <BuyerSignUpForm
        action={`/buyerSignUp${loaderData.query}`}
        result={actionData?.result}
        message={actionData?.message}
      />
    </section>
  )
}
