import { sql } from 'drizzle-orm'
import { chargeText } from '#contract/charge-text.ts'
import { MORNING_MAIL_ROWS } from '#contract/limits.ts'
import { orderCode } from '#contract/order-code.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as companyMailsTexts from '#contract/texts/company-mails.ts'
import { dayWords } from '#contract/texts/days.ts'
import { type Text, textOf } from '#contract/texts/text.ts'
import type { Database } from '#database/open-pool.ts'
import type { KeptPayload } from '../../outbox/mail-kinds.ts'
import type { MailContent, MailTable } from './mail-content.ts'
import type { MailWriters } from './mail-writer.ts'

/** What breweries chose to be mailed of in the morning: the sales of the day before, and what is about to run out. */
export const MORNING_MAILS: MailWriters<'sales-of-day' | 'low-stock'> = {
  'sales-of-day': writeSalesOfDay,
  'low-stock': writeLowStock,
}

type SoldOrder = {
  sellerName: string
  orderId: string
  units: number
  cents: number
  currency: string
  place: string
}

/** A day's orders, as they were paid for; nothing where all were cancelled before they left: those are told of by themselves. */
async function writeSalesOfDay(
  db: Database,
  publicUrl: string,
  { companyId, day, from, until }: KeptPayload<'sales-of-day'>,
): Promise<MailContent | undefined> {
  const { rows } = await db.execute<SoldOrder>(sql`
    SELECT coalesce(nullif(companies.name, ''), companies.company) AS "sellerName", orders.id AS "orderId",
           sum(quantity)::int AS units, sum(quantity * charge_unit_cents)::bigint AS cents,
           charge_currency AS currency, concat_ws(', ', nullif(orders.city, ''), orders.country) AS place
    FROM parcels JOIN orders ON orders.id = order_id JOIN companies ON companies.id = company_id
    JOIN order_lines AS line ON line.order_id = orders.id AND line.company_id = companies.id
    WHERE companies.id = ${companyId} AND told_by = 'daily' AND parcels.state <> 'cancelled'
      AND parcels.created_at >= ${from}::timestamptz AND parcels.created_at < ${until}::timestamptz
    GROUP BY companies.id, orders.id, parcels.created_at ORDER BY parcels.created_at, orders.id`)
  const [first] = rows
  if (!first) return undefined
  const [count, words] = [rows.length, dayWords(day)]
  const shown = rows.slice(0, MORNING_MAIL_ROWS)
  const more = count - shown.length
  return {
    subject: textOf(count === 1 ? companyMailsTexts.dailySubjectOne : companyMailsTexts.dailySubject, {
      count,
      day: words,
    }),
    title: textOf(companyMailsTexts.dailyTitle),
    lead: textOf(companyMailsTexts.dailyLead, { name: first.sellerName, day: words }),
    lines: [],
    table: {
      head: [textOf(accountWords.order), textOf(accountWords.units), textOf(accountWords.total)],
      rows: [...shown.map((order) => rowOf(order, publicUrl, companyId)), ...(more ? [rowOfMore(more)] : [])],
      totals: totalsOf(rows),
    },
    button: {
      text: textOf(companyMailsTexts.seeSales),
      address: `${publicUrl}/company/${companyId}/parcels`,
    },
  }
}

function rowOf(order: SoldOrder, publicUrl: string, companyId: string): MailTable['rows'][number] {
  const { orderId, units, cents, currency, place } = order
  return {
    cells: [orderCode(orderId), String(units), chargeText(cents, currency)],
    note: place,
    address: `${publicUrl}/company/${companyId}/parcels/${orderId}`,
  }
}

function rowOfMore(count: number): MailTable['rows'][number] {
  const words = count === 1 ? companyMailsTexts.dailyMoreOne : companyMailsTexts.dailyMore
  return { cells: [textOf(words, { count }), '', ''] }
}

/** Each currency by itself: sales of a day are charged in one, but on the day on which the site changed. */
function totalsOf(rows: SoldOrder[]): MailTable['totals'] {
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  return currencies.map((currency) => {
    const sold = rows.filter((row) => row.currency === currency)
    const [units, cents] = sold.reduce((sum, row) => [sum[0] + row.units, sum[1] + row.cents], [0, 0] as [
      number,
      number,
    ])
    return [textOf(accountWords.total), String(units), chargeText(cents, currency)]
  })
}

/** Beers that fell and are still as low; nothing where there are more again, or nobody wants to know. */
async function writeLowStock(
  db: Database,
  publicUrl: string,
  { companyId, beerIds }: KeptPayload<'low-stock'>,
): Promise<MailContent | undefined> {
  const { rows } = await db.execute<{ sellerName: string; name: string; onHand: number; units: number }>(sql`
    SELECT coalesce(nullif(companies.name, ''), companies.company) AS "sellerName", beers.name, on_hand AS "onHand",
           low_stock_units AS units
    FROM beers JOIN companies ON companies.id = company_id
    WHERE beers.id = ANY(${sql.param(beerIds.split(','))}::uuid[]) AND company_id = ${companyId}
      AND on_sale AND on_hand <= low_stock_units
    ORDER BY on_hand, beers.name, beers.id`)
  const [first] = rows
  if (!first) return undefined
  return {
    subject: textOf(rows.length === 1 ? companyMailsTexts.lowSubjectOne : companyMailsTexts.lowSubject, {
      count: rows.length,
      beer: first.name,
    }),
    title: textOf(companyMailsTexts.lowTitle),
    lead: textOf(companyMailsTexts.lowLead, { name: first.sellerName, units: first.units }),
    facts: rows.map(({ name, onHand }) => textOf(leftWords(onHand), { beer: name, units: onHand })),
    lines: [],
    button: {
      text: textOf(companyMailsTexts.seeTable),
      address: `${publicUrl}/company/${companyId}/products`,
    },
  }
}

function leftWords(units: number): Text {
  if (units === 0) return companyMailsTexts.lowBeerNone
  return units === 1 ? companyMailsTexts.lowBeerOne : companyMailsTexts.lowBeer
}
