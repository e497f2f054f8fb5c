import { Form } from 'react-router'
import type { Complaint, ComplaintLine } from '#contract/complaint.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import { unbroken } from '#contract/site-money.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import * as complaintDecisionTexts from '#contract/texts/complaint-decision.ts'
import { deskComplaintAddress } from '#web/request/complaint-address.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useUnitWords } from './complaint-card.tsx'
import styles from './complaints.module.css'
import type { NotSent } from './not-sent.ts'
import { typedAmount } from './typed-amount.ts'
import { UnitRows } from './unit-rows.tsx'
import { unitsField, unitsIn } from './units-fields.ts'
import { WordsSheet } from './words-sheet.tsx'

/** What is to go back: units, or an amount as it was typed, which counts in their place; '' where none was. */
export type Chosen = { units: { ProductId: string; quantity: number }[]; amount: string }

/** What the address of a decision names. */
export function chosenIn(query: URLSearchParams): Chosen {
  return { units: unitsIn(query), amount: query.get('amount')?.trim() ?? '' }
}

/** Chooses what goes back; the sheet that follows asks why. */
export function DecisionForm({ complaint, chosen }: { complaint: Complaint; chosen: Chosen | null }) {
  const t = useText()
  const { id, lines } = complaint
  const left = new Map(lines.map((line) => [line.ProductId, line.left]))
  const asked = new Map(lines.map((line) => [line.ProductId, Math.min(line.asked, line.left)]))
  const wanted = new Map(chosen?.units.map((line) => [line.ProductId, line.quantity]))
  return (
    <Form
      method="get"
      action={deskComplaintAddress(id)}
      className={`stack gap-4 ${styles.card}`}
      preventScrollReset
      noValidate
    >
      <h2>{t(complaintDecisionTexts.decide)}</h2>
      <p>{t(complaintDecisionTexts.decideLead)}</p>
      <UnitRows
        lines={lines}
        mostOf={(beerId) => left.get(beerId) ?? 0}
        chosenOf={(beerId) => (chosen ? wanted : asked).get(beerId)}
        legend={t(complaintTexts.howMany)}
        hint={t(complaintDecisionTexts.decideHint)}
      />
      <Field
        id="decided-amount"
        name="amount"
        label={t(complaintDecisionTexts.orAmount)}
        hint={t(complaintDecisionTexts.orAmountHint, {
          most: unbroken(priceText(backCents(complaint, (line) => line.asked))),
        })}
        defaultValue={chosen?.amount}
        inputMode="decimal"
        autoComplete="off"
      />
      <div>
        <Button type="submit" name="do" value="decide">
          {t(complaintDecisionTexts.decideNext)}
        </Button>
      </div>
    </Form>
  )
}

type SheetProps = { complaint: Complaint; chosen: Chosen; failed: NotSent | undefined }

/** Asks once more before it is decided, with the words that both sides read. */
export function DecisionSheet({ complaint, chosen, failed }: SheetProps) {
  const t = useText()
  const unitWords = useUnitWords()
  const here = deskComplaintAddress(complaint.id)
  const wanted = new Map(chosen.units.map((line) => [line.ProductId, line.quantity]))
  const byAmount = chosen.amount !== ''
  const cents = byAmount
    ? centsFromDollars(typedAmount(chosen.amount) ?? 0)
    : backCents(complaint, ({ ProductId }) => wanted.get(ProductId) ?? 0)
  const amount = Number.isNaN(cents) ? chosen.amount : unbroken(priceText(cents))
  const units = unitWords(chosen.units.reduce((sum, { quantity }) => sum + quantity, 0))
  const lead = byAmount
    ? t(complaintDecisionTexts.amountSure, { amount })
    : t(cents ? complaintDecisionTexts.decideSure : complaintDecisionTexts.decideSureNo, { units })
  const isBack = byAmount || cents > 0
  const query = new URLSearchParams(
    byAmount
      ? { amount: chosen.amount }
      : chosen.units.map((line) => [unitsField(line.ProductId), `${line.quantity}`]),
  )
  return (
    <WordsSheet
      title={t(complaintDecisionTexts.decide)}
      lead={lead}
      hidden={Object.fromEntries(query)}
      words={t(complaintDecisionTexts.decideWords)}
      submit={isBack ? t(complaintDecisionTexts.decideBack, { amount }) : t(complaintDecisionTexts.decideNo)}
      look="danger"
      failed={failed}
      action={`${here}?do=decide&${query}`}
      closeTo={here}
    />
  )
}

/** What so many units of each beer give back: their price, or what is left of their line where that is less. */
function backCents({ lines }: Complaint, unitsOf: (line: ComplaintLine) => number): number {
  return lines.reduce(
    (sum, line) =>
      sum + Math.min(unitsOf(line) * centsFromDollars(line.unitPrice), centsFromDollars(line.leftPrice)),
    0,
  )
}
