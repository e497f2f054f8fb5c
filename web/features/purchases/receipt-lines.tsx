import { centsFromDollars, priceText } from '#contract/money.ts'
import type { Purchase } from '#contract/purchases.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as ownOrderTexts from '#contract/texts/own-order.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import { useText } from '#web/texts.ts'
import styles from './receipt.module.css'

/** What was bought, brewery by brewery, with what each came to. */
export function ReceiptLines({ purchase }: { purchase: Purchase }) {
  const t = useText()
  const parts = [...Map.groupBy(purchase.Items, ({ companyId }) => companyId)]
  const money = (dollars: number) => priceText(centsFromDollars(dollars))
  return (
    <table className={styles.lines}>
      <caption className="visually-hidden">{t(parcelsTexts.contents)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(accountWords.beer)}</th>
          <th scope="col" aria-label={t(accountWords.quantity)}>
            {t(ownOrderTexts.quantityShort)}
          </th>
          <th scope="col">{t(accountWords.unitPrice)}</th>
          <th scope="col">{t(accountWords.total)}</th>
        </tr>
      </thead>
      {parts.map(([companyId, lines]) => (
        <tbody key={companyId}>
          <tr className={styles.brewery}>
            <th scope="rowgroup" colSpan={3}>
              {lines[0]!.company}
            </th>
            <td>{priceText(sumOf(lines))}</td>
          </tr>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>
                {line.name} <span>· {line.summary}</span>
                <Back units={line.amount - line.left} />
              </td>
              <td>{line.amount}</td>
              <td>{money(line.unitPrice)}</td>
              <td>{money(line.totalPrice)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function sumOf(lines: Purchase['Items']): number {
  return lines.reduce((cents, line) => cents + centsFromDollars(line.totalPrice), 0)
}

function Back({ units }: { units: number }) {
  const t = useText()
  if (!units) return null
  return (
    <span> · {units === 1 ? t(parcelsTexts.oneUnitBack) : t(parcelsTexts.unitsBack, { count: units })}</span>
  )
}
