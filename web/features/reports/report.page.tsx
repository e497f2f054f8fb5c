import { getBeer } from '#contract/catalogue.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { getCompany } from '#contract/profiles.ts'
import { REPORTED_THINGS, type ReportedThing } from '#contract/report-words.ts'
import * as navTexts from '#contract/texts/nav.ts'
import * as reportTexts from '#contract/texts/report.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import { titled } from '#web/head/head-of.ts'
import { Spoken } from '#web/language/spoken.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Route } from './+types/report.page'
import { answerReport } from './answer-report.server.ts'
import { ReportForm } from './report-form.tsx'
import styles from './reports.module.css'

export const handle: PageHandle = { openTo: 'everybody' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const said = url.searchParams.get('kind')
  const kind = REPORTED_THINGS.find((each) => each === said)
  const subject = url.searchParams.get('subject') ?? ''
  if (!kind || !isUuid(subject)) return { asked: null }
  return { asked: { kind, subject, name: await nameOf(context, kind, subject) } }
}

/** What it is called, where everybody may see it; a review has no name. */
async function nameOf(context: PageContext, kind: ReportedThing, id: string): Promise<string> {
  if (kind === 'review') return ''
  if (kind === 'company') {
    const found = await tryApi(context, getCompany, { params: { id } })
    return found.ok ? found.value.company : ''
  }
  const found = await tryApi(context, getBeer, { params: { id } })
  return found.ok ? found.value.name : ''
}

export const action = async ({ context, request }: Route.ActionArgs) =>
  answerReport(context, await readForm(request))

export const meta: Route.MetaFunction = () => [{ title: titled(textOf(reportTexts.report)) }]

/** `/report?kind=…&subject=…`: where each *Reportar* leads, for everybody, logged in or not. */
export default function ReportPage({ loaderData: { asked }, actionData }: Route.ComponentProps) {
  const t = useText()
  if (actionData?.done) return <Done />
  if (!asked) {
    return (
      <section className={`stack gap-5 ${styles.page}`}>
        <h1>{t(reportTexts.report)}</h1>
        <EmptyState text={t(reportTexts.nothingNamed)}>
          <LinkButton to="/shop">{t(shopWords.seeBeers)}</LinkButton>
        </EmptyState>
      </section>
    )
  }
  return (
    <section className={`stack gap-5 ${styles.page}`}>
      <header className="stack gap-2">
        <h1>{t(reportTexts.titles[asked.kind])}</h1>
        {asked.name && <p className={styles.name}>{asked.name}</p>}
      </header>
      <p className={styles.lead}>{t(reportTexts.lead)}</p>
      <ReportForm asked={asked} result={actionData?.result} message={actionData?.message} />
    </section>
  )
}

/** The same whatever was reported, and whether there is such a thing. */
function Done() {
  const t = useText()
  return (
    <section className={`stack gap-5 ${styles.page}`}>
      <h1>{t(reportTexts.doneTitle)}</h1>
      <p role="status">{t(reportTexts.done)}</p>
      <div>
        <LinkButton to="/home" look="outline">
          <Spoken text={navTexts.home} />
        </LinkButton>
      </div>
    </section>
  )
}
