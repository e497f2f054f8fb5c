import type { OwnPurchase } from '#contract/purchases.ts'
import * as withdrawTexts from '#contract/texts/withdraw.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Props = {
  purchase: OwnPurchase
  /** dd/mm/yyyy of an ISO instant. */
  dayOf: (instant: string) => string
}

/** That somebody withdrew from this purchase, and how that stands. Nothing where nobody has. */
export function OwnWithdrawal({ purchase: { id, withdrawal }, dayOf }: Props) {
  const t = useText()
  if (!withdrawal) return null
  const { code, date, state, confirmed, reason } = withdrawal
  const isAsked = state === 'open' && !confirmed
  const said = {
    open: isAsked ? withdrawTexts.unconfirmed : withdrawTexts.underWay,
    done: withdrawTexts.ended,
    refused: withdrawTexts.refused,
  }[state]
  return (
    <Notice label={t(withdrawTexts.button)} icon={state === 'done' ? 'check' : 'alert'}>
      <div className="stack gap-3">
        <p>{t(said, { code, day: dayOf(date), reason })}</p>
        {isAsked && (
          <div>
            <LinkButton to={`/withdraw?order=${id}`} look="outline" size="small">
              {t(withdrawTexts.confirm)}
            </LinkButton>
          </div>
        )}
      </div>
    </Notice>
  )
}
