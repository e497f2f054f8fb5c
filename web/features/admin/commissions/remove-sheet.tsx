import { useNavigate } from 'react-router'
import type { CommissionRule } from '#contract/commission.ts'
import { termsWords } from '#contract/commission-words.ts'
import * as commissionTexts from '#contract/texts/commission.ts'
import { useText } from '#web/texts.ts'
import { ReasonSheet } from '#web/ui/reason-sheet.tsx'
import type { RuleRefusal } from './act-on-rules.server.ts'
import { commissionsAt } from './commissions-address.ts'

type Props = {
  rule: CommissionRule /** From 1. */
  place: number
  seen: string
  refused: RuleRefusal | undefined
}

/** Asks for a reason before a rule is removed. */
export function RemoveSheet({ rule, place, seen, refused }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const title = t(commissionTexts.removeTitle, { place })
  const whom = [
    rule.company?.name ?? t(commissionTexts.everyBrewery),
    rule.type ?? t(commissionTexts.everyStyle),
  ]
  return (
    <ReasonSheet
      title={title}
      action={commissionsAt('remove', rule.id)}
      hidden={{ act: 'remove', id: rule.id, seen }}
      submit={title}
      failed={
        refused && {
          message: refused.message ?? '',
          wrong: refused.wrong.reason,
          typed: refused.typed.reason ?? '',
        }
      }
      closeTo={commissionsAt()}
      onClose={() => navigate(commissionsAt(), { preventScrollReset: true })}
    >
      <p>
        <strong>
          {whom.join(' · ')}: {termsWords(rule)}
        </strong>
        <br />
        {t(commissionTexts.removeLead)}
      </p>
    </ReasonSheet>
  )
}
