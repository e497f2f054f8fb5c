import { useRef } from 'react'
import { Form } from 'react-router'
import { debtText } from '#contract/charge-text.ts'
import { centsFromDollars, dollarsFromCents } from '#contract/money.ts'
import * as ownProductsTexts from '#contract/texts/own-products.ts'
import * as payoutsTexts from '#contract/texts/payouts.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FootBar } from '#web/ui/foot-bar.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { useLive } from '#web/ui/use-live.ts'
import { useTicked } from '#web/ui/use-ticked.ts'
import styles from './owed-sales.module.css'
import { owedSalesColumns } from './owed-sales-columns.tsx'
import type { OwedRow } from './show-company-owed.server.ts'

type Props = { path: string; currency: string; rows: OwedRow[]; chosen: string[]; page: number }

/** The sales that a company is owed for in one currency, to be chosen from; what it owes back is part of every payout. */
export function OwedSales({ path, currency, rows, chosen, page }: Props) {
  const t = useText()
  const live = useLive()
  const form = useRef<HTMLFormElement>(null)
  const { ticked, tickAll } = useTicked(form, 'sale')
  const money = (amount: number) => debtText(amount, currency)
  const chosenCents = rows
    .filter(({ id }) => ticked.includes(id))
    .reduce((sum, { owed }) => sum + centsFromDollars(owed), 0)
  const payable = rows.filter(({ owed }) => owed > 0).length
  return (
    <Form ref={form} method="get" action={path} className="stack gap-3" preventScrollReset>
      <input type="hidden" name="currency" value={currency} />
      <input type="hidden" name="pay" value="chosen" />
      {page > 1 && <input type="hidden" name="pag" value={page} />}
      {live && payable > 1 && (
        <Checkbox
          id="tick-all"
          label={t(ownProductsTexts.tickAll)}
          checked={ticked.length === payable}
          onChange={({ currentTarget }) => tickAll(currentTarget.checked)}
        />
      )}
      <div className={styles.sales}>
        <DataTable
          caption={t(payoutsTexts.salesCaption)}
          rows={rows}
          keyOf={({ id }) => id}
          columns={owedSalesColumns(t, currency, chosen)}
        />
      </div>
      {payable > 0 && (
        <FootBar
          isReady={ticked.length > 0}
          says={
            live
              ? ticked.length > 0 &&
                t(payoutsTexts.chosenSum, { amount: money(dollarsFromCents(chosenCents)) })
              : undefined
          }
        >
          <Button type="submit" look="outline" aria-disabled={(live && !ticked.length) || undefined}>
            {t(payoutsTexts.payChosen)}
          </Button>
        </FootBar>
      )}
    </Form>
  )
}
