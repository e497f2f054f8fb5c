import { getBuyer } from '#contract/identity.ts'
import { REDIRECT_MS } from '#contract/limits.ts'
import * as contactTexts from '#contract/texts/contact.ts'
import { documentNow } from '#contract/texts/documents.ts'
import * as navTexts from '#contract/texts/nav.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import { headOf, titled } from '#web/head/head-of.ts'
import { Spoken } from '#web/language/spoken.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { useText } from '#web/texts.ts'
import { DoneNotice } from '#web/ui/done-notice.tsx'
import type { Route } from './+types/contact.page'
import { answerContact } from './answer-contact.server.ts'
import styles from './contact.module.css'
import { ContactForm } from './contact-form.tsx'
import { ContactWays } from './contact-ways.tsx'
import { ownPurchase } from './own-purchase.server.ts'

export const handle: PageHandle = { openTo: 'everybody', findable: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = await sessionUser(context)
  const purchase = await ownPurchase(context, user, url.searchParams.get('purchase'))
  const { contactEmail } = context.get(pageRequest).settings
  const writer = user?.role === 'Person' ? await writerOf(context, user.id) : null
  return { user, writer, purchase, contactEmail, ways: documentNow('contactWays') }
}

/** Buyers find themselves filled in. */
async function writerOf(context: PageContext, id: string) {
  const own = await tryApi(context, getBuyer, { params: { id } })
  if (!own.ok) return null
  const { name, lastName, email, phone } = own.value
  return { name: `${name} ${lastName}`, email, phone }
}

export const action = async ({ context, request }: Route.ActionArgs) =>
  answerContact(context, await readForm(request))

export const meta: Route.MetaFunction = (page) =>
  headOf(page, {
    title: titled(textOf(shopWords.contact)),
    description: textOf(contactTexts.lead),
    path: '/contact',
  })

/** `/contact`, for everybody. */
export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  if (actionData?.sent) {
    return (
      <DoneNotice
        said={contactTexts.success}
        text={contactTexts.thanks}
        to="/home"
        way={navTexts.home}
        afterMs={REDIRECT_MS.contact}
      />
    )
  }
  const { purchase } = loaderData
  return (
    <div className={`stack gap-7 ${styles.page}`}>
      <section className={`stack gap-5 ${styles.letter}`}>
        <h1>
          <Spoken text={shopWords.contact} />
        </h1>
        <p className={styles.lead}>{t(contactTexts.lead)}</p>
        {purchase && (
          <div className={`stack gap-1 ${styles.about}`}>
            <strong>{t(contactTexts.about, purchase)}</strong>
            <p>{t(contactTexts.aboutLead)}</p>
          </div>
        )}
        <ContactForm
          writer={loaderData.writer}
          purchase={purchase?.id ?? null}
          result={actionData?.result}
          message={actionData?.message}
        />
      </section>
      <ContactWays email={loaderData.contactEmail} user={loaderData.user} text={loaderData.ways} />
    </div>
  )
}
