import { data, redirect } from 'react-router'
import { isCountry } from '#contract/places.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminPersonTexts from '#contract/texts/admin-person.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { countryName } from '#contract/texts/country-names.ts'
import { textOf } from '#contract/texts/text.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { useText } from '#web/texts.ts'
import { EmailWords } from '#web/ui/email-words.tsx'
import { CompanyEditForm } from '../../companies/company-edit-form.tsx'
import { answerCompanyEdit } from '../../companies/edit-company.server.ts'
import type { Route } from './+types/edit-seller.page'
import { findSeller } from './find-person.server.ts'
import { NoPerson } from './no-person.tsx'
import styles from './person.module.css'
import { PersonPage } from './person-page.tsx'
import { personPages } from './person-pages.ts'

export const handle: PageHandle = { openTo: ['Admin'], takesFile: 'picture' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id')
  const seller = id ? await findSeller(context, id) : null
  // Who is gone is read, not edited.
  if (seller?.deleted) throw redirect(personPages('seller', seller.id).record, 303)
  const isForeign = Boolean(seller?.country && !isCountry(seller.country))
  return data({ seller, isForeign, isNamed: Boolean(id) }, { status: id && !seller ? 404 : 200 })
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const id = url.searchParams.get('id') ?? ''
  const seller = await findSeller(context, id)
  return answerCompanyEdit(context, request, {
    id,
    readAt: personPages('seller', id).record,
    success: 'adminPerson.saved',
    of: seller?.email === '' ? 'imported' : 'admin',
  })
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(accountWords.edit)} · ${textOf(commonTexts.siteName)}` },
]

/** `/admin/seller/admincompanymodify`: the chosen seller's form, for admins. */
export default function EditSellerPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { seller, isForeign, isNamed } = loaderData
  if (!seller) return <NoPerson kind="seller" isNamed={isNamed} />
  const { record, edit } = personPages('seller', seller.id)
  const name = seller.company || `${seller.name} ${seller.lastName}`.trim()
  return (
    <PersonPage
      kind="seller"
      person={seller}
      title={t(adminPersonTexts.editOf, { name })}
      lead={<EmailWords email={seller.email} />}
    >
      <section className={`stack gap-5 ${styles.narrow}`}>
        {isForeign && <p>{t(adminPersonTexts.foreign, { country: countryName(seller.country) })}</p>}
        <CompanyEditForm
          key={seller.id}
          company={seller}
          proof={
            seller.email
              ? { by: 'admin', note: t(adminPersonTexts.emailChange) }
              : { by: 'nobody', note: t(adminPersonTexts.noEmail) }
          }
          action={edit}
          readAt={record}
          result={actionData?.result}
          message={actionData?.message}
        />
      </section>
    </PersonPage>
  )
}
