import type { OwnCommissionRule, OwnCommissionRules } from '#contract/commission.ts'
import { periodWords, termsWords } from '#contract/commission-words.ts'
import * as commissionTexts from '#contract/texts/commission.ts'
import { dayWords } from '#contract/texts/days.ts'
import { useText } from '#web/texts.ts'

/** What the shop keeps of a seller's sales: by which rules today, since when each is so, and which are to come. */
export function OwnCommission({ commission: { running, coming } }: { commission: OwnCommissionRules }) {
  const t = useText()
  return (
    <section className="stack gap-4" aria-labelledby="own-commission">
      <h3 id="own-commission">{t(commissionTexts.ownTitle)}</h3>
      {running.length ? (
        <>
          <Rules rules={running} />
          <p className="quiet">{t(commissionTexts.ownLead)}</p>
        </>
      ) : (
        <p>{t(commissionTexts.ownNothing)}</p>
      )}
      {coming.length > 0 && (
        <>
          <h4>{t(commissionTexts.ownComing)}</h4>
          <Rules rules={coming} areComing />
        </>
      )}
    </section>
  )
}

function Rules({ rules, areComing = false }: { rules: OwnCommissionRule[]; areComing?: boolean }) {
  const t = useText()
  return (
    <ol className="stack gap-3">
      {rules.map((rule) => {
        const { type, from, until, isOwn, since } = rule
        const period = periodWords(rule)
        return (
          <li key={`${isOwn} ${type} ${from} ${until}`} className="stack gap-1">
            <strong>{type ?? t(commissionTexts.everyStyle)}</strong>
            <span>{termsWords(rule)}</span>
            {isOwn && <span className="quiet">{t(commissionTexts.ownAlone)}</span>}
            <span className="quiet">
              {areComing ? period : `${period} · ${t(commissionTexts.since, { since: dayWords(since) })}`}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
