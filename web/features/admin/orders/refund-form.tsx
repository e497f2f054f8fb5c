import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'
import { chargeText, debtText } from '#contract/charge-text.ts'
import type { DeskOrder } from '#contract/order-desk.ts'
import { unbroken } from '#contract/site-money.ts'
import * as adminTexts from '#contract/texts/admin.ts'
import * as adminOrderTexts from '#contract/texts/admin-order.ts'
import { typedQuantity } from '#contract/typed-quantity.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { useLive } from '#web/ui/use-live.ts'
import { chargedFor } from './charged-for.ts'
import styles from './order.module.css'
import { OrderLines } from './order-lines.tsx'
import { orderAddress, type RefundAsked, unitsField } from './order-steps.ts'

type Props = {
  order: Pick<DeskOrder, 'id' | 'lines' | 'charge' | 'refundable'>
  /** What the refund will be known by. */
  newKey: string
  nothingChosen: boolean
  /** What it was opened for: all units are chosen then, or none yet. */
  asked: RefundAsked | undefined
}

/** Chooses what goes back, unit by unit or all of it; the sheet that follows asks why. */
export function RefundForm({
  order: { id, lines, charge, refundable },
  newKey,
  nothingChosen,
  asked,
}: Props) {
  const t = useText()
  const live = useLive()
  const [chosenCents, setChosenCents] = useState(() =>
    asked?.isAll ? lines.reduce((sum, line) => sum + chargedFor(line, line.left), 0) : 0,
  )

  const [tooMany, setTooMany] = useState<string[]>([])

  function addUp({ currentTarget }: FormEvent<HTMLFormElement>) {
    const form = new FormData(currentTarget)
    const typed = lines.map((line) => ({
      line,
      units: typedQuantity(String(form.get(unitsField(line.ProductId)) ?? ''), 0),
    }))
    setChosenCents(typed.reduce((sum, { line, units }) => sum + chargedFor(line, units), 0))
    setTooMany(typed.filter(({ line, units }) => units > line.left).map(({ line }) => line.ProductId))
  }

  return (
    <Form
      method="get"
      action={orderAddress(id)}
      noValidate
      preventScrollReset
      className="stack gap-4"
      onInput={addUp}
    >
      <input type="hidden" name="key" value={newKey} />
      {asked?.code && <input type="hidden" name="withdrawal" value={asked.code} />}
      {nothingChosen && (
        <ErrorSummary title={t(adminTexts.notDone)} errors={[{ text: t(adminOrderTexts.nothingChosen) }]} />
      )}
      <OrderLines lines={lines} refund={asked?.isAll ? 'all' : 'none'} tooMany={tooMany} />
      <div>
        <Checkbox
          id="restock"
          name="restock"
          label={t(adminOrderTexts.restock)}
          aria-describedby="restock-hint"
        />
        <p id="restock-hint" className={`quiet ${styles.quiet}`}>
          {t(adminOrderTexts.restockHint)}
        </p>
      </div>
      {live && (
        <p className={styles.chosen} role="status">
          {t(adminOrderTexts.chosenTotal, {
            amount: unbroken(chargeText(chosenCents, charge.chargeCurrency)),
          })}
        </p>
      )}
      <div className="wrap gap-3">
        <Button
          type="submit"
          name="do"
          value="refund"
          look="danger"
          disabled={live && (chosenCents === 0 || tooMany.length > 0)}
        >
          {t(adminOrderTexts.refundChosen)}
        </Button>
        <Button type="submit" name="do" value="refund-all" look="outline">
          {t(adminOrderTexts.refundAll, { amount: debtText(refundable, charge.chargeCurrency) })}
        </Button>
      </div>
    </Form>
  )
}
