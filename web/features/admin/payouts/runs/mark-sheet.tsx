import { useNavigate } from 'react-router'
import { debtText } from '#contract/charge-text.ts'
import { payoutAccountInWords } from '#contract/payout-account-words.ts'
import type { RunPayout } from '#contract/payout-runs.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as payoutEndingsTexts from '#contract/texts/payout-endings.ts'
import { useText } from '#web/texts.ts'
import { Field } from '#web/ui/field.tsx'
import { ReasonSheet } from '#web/ui/reason-sheet.tsx'
import { type NotMarked, PaidSheet } from './paid-sheet.tsx'
import { type PayoutStep, type RunPlace, runAddress } from './run-address.ts'

type Props = {
  runId: string
  place: RunPlace
  step: PayoutStep['step']
  payout: RunPayout
  failed: NotMarked | undefined
}

/** Asks how a payout ended: with a reference where it arrived, with a reason where it did not or came back. */
export function MarkSheet({ runId, place, step, payout, failed }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const closeTo = runAddress(runId, place)
  const where = {
    action: runAddress(runId, place, { step, payout: payout.id }),
    closeTo,
    onClose: () => navigate(closeTo, { preventScrollReset: true }),
  }
  const { company } = payout
  if (step === 'paid') {
    return (
      <PaidSheet
        title={t(payoutEndingsTexts.markPaidOf, { company })}
        {...where}
        hidden={{ act: step, payout: payout.id }}
        submit={t(accountWords.arrived)}
        failed={failed}
      >
        <PayoutWords payout={payout} />
      </PaidSheet>
    )
  }
  const title = t(step === 'failed' ? payoutEndingsTexts.markFailedOf : payoutEndingsTexts.markReturnedOf, {
    company,
  })
  return (
    <ReasonSheet
      title={title}
      {...where}
      hidden={{ act: step, payout: payout.id }}
      submit={t(step === 'failed' ? payoutEndingsTexts.markFailed : payoutEndingsTexts.markReturned)}
      proposed={step === 'failed' ? payout.reason : ''}
      failed={failed && { message: failed.message, wrong: failed.wrong.reason, typed: failed.typed.reason }}
    >
      <PayoutWords payout={payout} />
      <p className="quiet">{t(payoutEndingsTexts.owedAgain)}</p>
      {step === 'returned' && (
        <Field
          id="amount"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          label={t(payoutEndingsTexts.howMuch)}
          hint={t(payoutEndingsTexts.howMuchHint, { currency: payout.currency })}
          error={failed?.wrong.amount}
          defaultValue={failed?.typed.amount}
        />
      )}
    </ReasonSheet>
  )
}

/** How much, and where it went. */
function PayoutWords({ payout: { amount, currency, account } }: Pick<Props, 'payout'>) {
  return (
    <p>
      <strong>{debtText(amount, currency)}</strong>
      {account && (
        <>
          <br />
          <span className="quiet">{payoutAccountInWords(account)}</span>
        </>
      )}
    </p>
  )
}
