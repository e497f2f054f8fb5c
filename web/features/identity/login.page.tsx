import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { countUnits } from '#contract/cart-cookie.ts'
import { credentials, logIn } from '#contract/identity.ts'
import { textOf } from '#contract/texts/catalogue.ts'
import { tryApi } from '#web/api.ts'
import { cartEntries } from '#web/request/cart-entries.ts'
import { leaveFlash } from '#web/request/flash.ts'
import { ownPath } from '#web/request/own-path.ts'
import { readForm } from '#web/request/read-form.ts'
import { pageNotFound } from '#web/request/require-role.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { useText } from '#web/texts.ts'
import type { Route } from './+types/login.page'
import styles from './identity.module.css'
import { landingPath } from './landing-path.ts'
import { LoginForm } from './login-form.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  if (await sessionUser(context)) throw pageNotFound()
  return { next: ownPath(url.searchParams.get('next')) ?? null }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: credentials })
  const hidden = { hideFields: ['password'] }
  if (submission.status !== 'success') {
    return data({ result: submission.reply(hidden), message: null }, { status: 400 })
  }
  const answer = await tryApi(context, logIn, { body: submission.value })
  if (!answer.ok) {
    const message = answer.error.message || textOf('login.failed')
    return data({ result: submission.reply(hidden), message }, { status: answer.status })
  }
  leaveFlash(context, { kind: 'success', code: 'login.success' })
  const next = ownPath(url.searchParams.get('next'))
  const { role } = answer.value
  return redirect(landingPath({ role, cartUnits: countUnits(cartEntries(context)), next }), 303)
}

export const meta: Route.MetaFunction = () => [{ title: `${textOf('login.title')} · ${textOf('site.name')}` }]

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  return (
    <section className={styles.narrow}>
      <h1>{t('login.title')}</h1>
      <LoginForm next={loaderData.next} result={actionData?.result} message={actionData?.message} />
    </section>
  )
}
