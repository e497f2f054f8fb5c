import { data, redirect } from 'react-router'
import { type CompanyMailsChoice, chooseCompanyMails, getCompanyMails } from '#contract/company-mails.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as companyMailsTexts from '#contract/texts/company-mails.ts'
import { textOf } from '#contract/texts/text.ts'
import { callApi, tryApi } from '#web/api.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { companyMailsPage } from '#web/request/company-pages.ts'
import { leaveFlash } from '#web/request/flash.ts'
import { readForm, textIn } from '#web/request/read-form.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { SettingsPage } from '../../account/settings-page.tsx'
import type { Route } from './+types/company-mails.page'
import { CompanyMailsForm } from './company-mails-form.tsx'

export const handle: PageHandle = { openTo: ['Company'], ownId: true }

export async function loader({ context }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  return { user, chosen: await callApi(context, getCompanyMails, { params: { id: user.id } }) }
}

/** An unticked box means no mail, whatever stands in the field below it. What is no number is the API's to refuse. */
export async function action({ context, request }: Route.ActionArgs) {
  const { id } = context.get(signedIn)
  const form = await readForm(request)
  const typed = {
    sales: textIn(form, 'sales'),
    low: form.has('low'),
    lowStock: textIn(form, 'lowStock').trim(),
  }
  const body = { sales: typed.sales, lowStock: typed.low ? wholeIn(typed.lowStock) : null }
  const answer = await tryApi(context, chooseCompanyMails, {
    params: { id },
    body: body as CompanyMailsChoice,
  })
  if (!answer.ok) {
    const { message, fields = {} } = answer.error
    return data({ message, wrong: fields, typed }, { status: answer.status })
  }
  leaveFlash(context, { kind: 'success', code: 'alerts.kept' })
  return redirect(companyMailsPage(id), 303)
}

/** JSON knows no NaN, and would say that none is wanted. */
function wholeIn(typed: string): number {
  return /^\d+$/.test(typed) ? Number(typed) : 0
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(companyMailsTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** `/company/{id}/mails`: which mails a brewery gets about its sales and its shelf. */
export default function CompanyMailsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { user, chosen } = loaderData
  return (
    <SettingsPage user={user} title={t(companyMailsTexts.title)} lead={t(companyMailsTexts.lead)}>
      <CompanyMailsForm companyId={user.id} chosen={chosen} refused={actionData} />
    </SettingsPage>
  )
}
