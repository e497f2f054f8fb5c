import { useRef } from 'react'
import { Form } from 'react-router'
import { debtText } from '#contract/charge-text.ts'
import { centsFromDollars, dollarsFromCents } from '#contract/money.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as payoutsTexts from '#contract/texts/payouts.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { useLive } from '#web/ui/use-live.ts'
import { useTicked } from '#web/ui/use-ticked.ts'
import { OrderLink } from '../order-link.tsx'
import styles from './payouts.module.css'
import type { OwedRow } from './show-company-owed.server.ts'

type Props = { path: string; currency: string; rows: OwedRow[]; chosen: string[]; page: number }

/** The sales that a company is owed for in one currency, to be chosen from; what it owes back is part of every payout. */
export function OwedSales({ path, currency, rows, chosen, page }: Props) {
  const t = useText()
  const live = useLive()
  const form = useRef<HTMLFormElement>(null)
  const { ticked } = useTicked(form, 'sale')
  const money = (amount: number) => debtText(amount, currency)
  const chosenCents = rows
    .filter(({ id }) => ticked.includes(id))
    .reduce((sum, { owed }) => sum + centsFromDollars(owed), 0)
  const canChoose = rows.some(({ owed }) => owed > 0)
  return (
    <Form ref={form} method="get" action={path} className={`stack gap-4 ${styles.form}`} preventScrollReset>
      <input type="hidden" name="currency" value={currency} />
      <input type="hidden" name="pay" value="chosen" />
      {page > 1 && <input type="hidden" name="pag" value={page} />}
      <DataTable
        caption={t(payoutsTexts.salesCaption)}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'choose',
            head: t(payoutsTexts.choose),
            cell: ({ id, owed, amount, name, day }) =>
              owed > 0 ? (
                <label className={styles.check}>
                  <input
                    type="checkbox"
                    name="sale"
                    value={id}
                    defaultChecked={chosen.includes(id)}
                    aria-label={t(payoutsTexts.chooseSale, { units: amount, beer: name, day })}
                  />
                </label>
              ) : (
                <span className={styles.back}>{t(payoutsTexts.deducted)}</span>
              ),
          },
          {
            key: 'day',
            head: t(accountWords.date),
            cell: ({ date, day }) => <time dateTime={date}>{day}</time>,
          },
          { key: 'beer', head: t(accountWords.beer), cell: ({ name }) => name },
          { key: 'units', head: t(accountWords.units), number: true, cell: ({ amount }) => amount },
          {
            key: 'price',
            head: t(accountWords.total),
            number: true,
            cell: ({ totalPrice }) => money(totalPrice),
          },
          {
            key: 'refunded',
            head: t(accountWords.refunded),
            number: true,
            cell: ({ refunded }) => refunded > 0 && money(refunded),
          },
          {
            key: 'paid',
            head: t(payoutsTexts.paidOut),
            number: true,
            cell: ({ paidOut }) => paidOut > 0 && money(paidOut),
          },
          {
            key: 'owed',
            head: t(adminWords.owed),
            number: true,
            cell: ({ owed }) => <strong className={owed < 0 ? styles.back : undefined}>{money(owed)}</strong>,
          },
          {
            key: 'order',
            head: t(accountWords.order),
            cell: ({ ShoppingHistoryId }) => <OrderLink id={ShoppingHistoryId} />,
          },
        ]}
      />
      {canChoose && (
        <div className="row gap-4">
          <Button type="submit" look="outline">
            {t(payoutsTexts.payChosen)}
          </Button>
          {live && (
            <p role="status">
              {ticked.length > 0 &&
                t(payoutsTexts.chosenSum, { amount: money(dollarsFromCents(chosenCents)) })}
            </p>
          )}
        </div>
      )}
    </Form>
  )
}
