import { data, redirect } from 'react-router'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminPersonTexts from '#contract/texts/admin-person.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { textOf } from '#contract/texts/text.ts'

import type { PageHandle } from '#web/page-handle.ts'
import { useText } from '#web/texts.ts'
import { EmailWords } from '#web/ui/email-words.tsx'
import { BuyerEditForm } from '../../identity/buyer-edit-form.tsx'
import { answerBuyerEdit } from '../../identity/edit-buyer.server.ts'
import type { Route } from './+types/edit-buyer.page'
import { findBuyer } from './find-person.server.ts'
import { NoPerson } from './no-person.tsx'
import styles from './person.module.css'
import { PersonPage } from './person-page.tsx'
import { personPages } from './person-pages.ts'

export const handle: PageHandle = { openTo: ['Admin'], takesFile: 'picture' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id')
  const buyer = id ? await findBuyer(context, id) : null
  // Who is gone is read, not edited.
  if (buyer?.deleted) throw redirect(personPages('buyer', buyer.id).record, 303)
  return data({ buyer, isNamed: Boolean(id) }, { status: id && !buyer ? 404 : 200 })
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const id = url.searchParams.get('id') ?? ''
  return answerBuyerEdit(context, request, { id, readAt: personPages('buyer', id).record, by: 'admin' })
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(accountWords.edit)} · ${textOf(commonTexts.siteName)}` },
]

/** `/admin/buyer/adminUserModify`: the chosen buyer's form, for admins. */
export default function EditBuyerPage({ loaderData: { buyer, isNamed }, actionData }: Route.ComponentProps) {
  const t = useText()
  if (!buyer) return <NoPerson kind="buyer" isNamed={isNamed} />
  const { record, edit } = personPages('buyer', buyer.id)
  const name = `${buyer.name} ${buyer.lastName}`.trim()
  return (
    <PersonPage
      kind="buyer"
      person={buyer}
      title={t(adminPersonTexts.editOf, { name })}
      lead={<EmailWords email={buyer.email} />}
    >
      <section className={`stack gap-5 ${styles.narrow}`}>
        <BuyerEditForm
          key={buyer.id}
          buyer={buyer}
          proof={{ by: 'admin', note: t(adminPersonTexts.emailChange) }}
          action={edit}
          readAt={record}
          result={actionData?.result}
          message={actionData?.message}
        />
      </section>
    </PersonPage>
  )
}
