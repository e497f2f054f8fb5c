import { Link } from 'react-router'
import { MISSING_STEPS, type MissingStep } from '#contract/missing-steps.ts'
import * as todayTexts from '#contract/texts/today.ts'
import { PAYOUT_PAGE } from '#web/request/payout-page.ts'
import { useText } from '#web/texts.ts'
import styles from './today.module.css'

type Props = { steps: readonly MissingStep[]; companyId: string }

/** What a brewery has yet to do, each with why and the way there; gone once nothing is missing. */
export function Missing({ steps, companyId }: Props) {
  const t = useText()
  const edit = `/company/${companyId}?edit`
  const ways: Record<MissingStep, string> = {
    email: '/account',
    face: edit,
    beer: '/post',
    account: PAYOUT_PAGE,
    'ships-to': edit,
  }
  const all = MISSING_STEPS.length
  return (
    <section className={`stack gap-3 ${styles.steps}`} aria-labelledby="missing">
      <header>
        <h2 id="missing">{t(todayTexts.missing)}</h2>
        <p className="quiet">{t(todayTexts.missingIs, { done: all - steps.length, all })}</p>
      </header>
      <ul className="stack">
        {steps.map((step) => (
          <li key={step}>
            <Link to={ways[step]}>{t(todayTexts.steps[step])}</Link>
            <span className="quiet">{t(todayTexts.whySteps[step])}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
