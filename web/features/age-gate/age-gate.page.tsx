import { data, redirect } from 'react-router'
import {
  believedToday,
  buyingAgeYears,
  dayAt,
  HIGHEST_BUYING_AGE_YEARS,
  isAdult,
  isBirthDay,
  looksMistyped,
} from '#contract/age.ts'
import { getBuyer } from '#contract/identity.ts'
import * as ageGateTexts from '#contract/texts/age-gate.ts'
import { textOf } from '#contract/texts/text.ts'

import { tryApi } from '#web/api.ts'
import { headOf, titled } from '#web/head/head-of.ts'
import { LanguageSwitch } from '#web/language/language-switch.tsx'
import { LabelWall } from '#web/layout/label-wall.tsx'
import { SiteName } from '#web/layout/site-name.tsx'
import { WithdrawLink } from '#web/layout/withdraw-link.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { ownPath } from '#web/request/own-path.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { wallLabels } from '#web/request/wall-labels.server.ts'
import { useText } from '#web/texts.ts'
import type { Route } from './+types/age-gate.page'
import { ageAnswer, keepAgeAnswer } from './age-answer.server.ts'
import { AgeForm } from './age-form.tsx'
import styles from './age-gate.module.css'

export const handle: PageHandle = { openTo: 'everybody', findable: true, liveOnceUsed: true }

/** Where an adult goes on to: what they wanted before they were asked, or home. */
function wayOn(url: URL): string {
  return ownPath(url.searchParams.get('next')) ?? '/home'
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const answered = ageAnswer(context)
  if (answered === 'adult') throw redirect(wayOn(url), 303)
  return { isMinor: answered === 'minor', labels: await wallLabels(context) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { settings } = context.get(pageRequest)
  const form = await readForm(request)
  const birthDay = String(form.get('birthDay') ?? '')
  const now = new Date()
  const today = believedToday(String(form.get('today') ?? ''), dayAt(now, settings.timeZone), now)
  // A second date does not open the door.
  if (ageAnswer(context) === 'minor') return redirect(settings.healthPageUrl, 303)
  if (!isBirthDay(birthDay, today)) return data({ mistyped: false }, { status: 400 })
  if (looksMistyped(birthDay, today) && !form.has('asked')) return data({ mistyped: true }, { status: 400 })
  const adult = isAdult(birthDay, today, buyingAgeYears(await knownCountry(context)))
  const isOfAgeEverywhere = isAdult(birthDay, today, HIGHEST_BUYING_AGE_YEARS)
  keepAgeAnswer(context, adult ? 'adult' : 'minor', adult && !isOfAgeEverywhere ? birthDay : undefined)
  return redirect(adult ? wayOn(url) : settings.healthPageUrl, 303)
}

/** Where a logged-in buyer lives; '' for everybody else: then the usual age counts, and that of the destination at the till. */
async function knownCountry(context: PageContext): Promise<string> {
  const user = await sessionUser(context)
  if (user?.role !== 'Person') return ''
  const answer = await tryApi(context, getBuyer, { params: { id: user.id } })
  return answer.ok ? answer.value.country : ''
}

export const meta: Route.MetaFunction = (page) =>
  headOf(page, {
    title: titled(textOf(ageGateTexts.title)),
    description: textOf(ageGateTexts.intro),
    path: '/',
  })

export default function AgeGatePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  return (
    <div className={styles.gate}>
      <header className={styles.name}>
        <SiteName />
      </header>
      <main className={`stack gap-4 ${styles.question}`}>
        <p className={styles.intro}>{t(ageGateTexts.intro)}</p>
        <h1>{t(ageGateTexts.title)}</h1>
        {loaderData.isMinor && <p role="status">{t(ageGateTexts.minor)}</p>}
        <AgeForm
          error={actionData && t(actionData.mistyped ? ageGateTexts.yearMistyped : ageGateTexts.dateInvalid)}
          asked={actionData?.mistyped}
        />
      </main>
      <footer className={`wrap ${styles.warnings}`}>
        <p>{t(ageGateTexts.warningHealth)}</p>
        <p>{t(ageGateTexts.warningDriving)}</p>
        <WithdrawLink />
        <LanguageSwitch />
      </footer>
      <LabelWall labels={loaderData.labels} className={styles.side} />
    </div>
  )
}
