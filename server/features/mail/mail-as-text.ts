import { priceText } from '#contract/money.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as mailTexts from '#contract/texts/mail.ts'
import { textOf } from '#contract/texts/text.ts'
import { type MailContent, type MailLine, type MailTable, orderWords } from './mail-content.ts'

/** A mail as plain text. */
export function mailAsText({
  title,
  orderId,
  orderPage,
  lead,
  code,
  quote,
  facts,
  lines,
  table,
  totalCents,
  delivery,
  button,
  stop,
}: MailContent): string {
  const order = orderId && orderWords(orderId)
  // What the button leads to stands at the end.
  const named = order && orderPage && orderPage !== button.address ? `${order}: ${orderPage}` : order
  const parts = named ? [title, named, lead] : [title, lead]
  if (code) parts.push(code)
  if (quote) parts.push(quote.replaceAll(/^/gm, '> '))
  if (facts?.length) parts.push(facts.join('\n'))
  if (lines.length) parts.push(lines.map(lineText).join('\n'))
  if (table) parts.push(tableText(table))
  if (totalCents !== undefined) parts.push(`${textOf(accountWords.total)}: ${priceText(totalCents)}`)
  if (delivery) parts.push(`${textOf(mailTexts.delivery)}:\n${delivery.join('\n')}`)
  parts.push(`${button.text}: ${button.address}`)
  if (stop) parts.push(`${stop.why}\n${stop.text}: ${stop.address}`)
  return `${parts.join('\n\n')}\n`
}

function lineText({ quantity, name, companyName, note, amountCents, address }: MailLine): string {
  const beer = `${quantity === undefined ? '' : `${quantity} × `}${name} (${companyName})  ${priceText(amountCents)}`
  return [beer, note, address].filter(Boolean).join('\n  ')
}

function tableText({ head, rows, totals }: MailTable): string {
  const row = (cells: string[]) => cells.join(' | ')
  const body = rows.map(({ cells, note, address }) =>
    [row(cells), note, address].filter(Boolean).join('\n  '),
  )
  return [row(head), ...body, ...totals.map(row)].join('\n')
}
