import { sql } from 'drizzle-orm'
import { priceText } from '#contract/money.ts'
import * as alertTexts from '#contract/texts/alerts.ts'
import { textOf } from '#contract/texts/text.ts'
import type { Database } from '#database/open-pool.ts'
import type { KeptPayload } from '../../outbox/mail-kinds.ts'
import type { MailContent } from './mail-content.ts'
import { linesOf } from './mail-lines.ts'
import type { MailWriters } from './mail-writer.ts'

/** The mails that a buyer chose to get; nothing once they have stopped them, or what they tell of cannot be bought. */
export const ALERT_MAILS: MailWriters<'restock' | 'digest'> = {
  restock: writeRestock,
  digest: writeDigest,
}

async function writeRestock(
  db: Database,
  publicUrl: string,
  { userId, beerId }: KeptPayload<'restock'>,
): Promise<MailContent | undefined> {
  const reader = await readReader(db, userId, 'restock')
  const [beer] = reader ? await readBeers(db, userId, beerId) : []
  if (!reader || beer?.centsThen == null) return undefined
  const { name, companyName } = beer
  return {
    subject: textOf(alertTexts.restockSubject, { beer: name, company: companyName }),
    title: textOf(alertTexts.restockTitle),
    lead: textOf(alertTexts.restockLead, { name: reader.name, beer: name }),
    lines: linesOf({ lines: [beer] }, publicUrl),
    button: { text: textOf(alertTexts.seeBeer), address: `${publicUrl}/detail/${beerId}` },
    stop: stopOf(publicUrl, reader),
  }
}

const NOTES = [alertTexts.arrived, alertTexts.fresh]

async function writeDigest(
  db: Database,
  publicUrl: string,
  { userId, cheaper, arrived, fresh }: KeptPayload<'digest'>,
): Promise<MailContent | undefined> {
  const reader = await readReader(db, userId, 'digest')
  if (!reader) return undefined
  const parts = await Promise.all([
    readBeers(db, userId, cheaper),
    readBeers(db, userId, arrived),
    readBeers(db, userId, fresh),
  ])
  const [fell, ...others] = parts
  const lines = [
    ...fell
      .filter(({ centsThen, amountCents }) => centsThen !== null && amountCents < centsThen)
      .map((beer) => ({ ...beer, note: textOf(alertTexts.cheaper, { price: priceText(beer.centsThen!) }) })),
    ...others.flatMap((beers, at) => beers.map((beer) => ({ ...beer, note: textOf(NOTES[at]!) }))),
  ]
  if (!lines.length) return undefined
  return {
    subject: textOf(alertTexts.digestSubject),
    title: textOf(alertTexts.digestTitle),
    lead: textOf(alertTexts.digestLead, { name: reader.name }),
    lines: linesOf({ lines }, publicUrl).map((line, at) => ({
      ...line,
      address: `${publicUrl}/detail/${lines[at]!.beerId}`,
    })),
    button: { text: textOf(alertTexts.seeSaved), address: `${publicUrl}/saved` },
    stop: stopOf(publicUrl, reader),
  }
}

type Reader = { name: string; stopKey: string }

/** Who still wants these mails; undefined: nobody any more. */
async function readReader(db: Database, userId: string, choice: 'restock' | 'digest') {
  const { rows } = await db.execute<Reader>(sql`
    SELECT coalesce(buyers.name, users.name) AS name, stop_key AS "stopKey"
    FROM alert_choices JOIN users ON users.id = user_id LEFT JOIN buyers USING (user_id)
    WHERE user_id = ${userId}::uuid AND ${sql.identifier(choice)}`)
  return rows[0]
}

type MailBeer = {
  beerId: string
  name: string
  companyName: string
  image: string
  amountCents: number
  /** What it cost when the reader saved it; null: they have not. */
  centsThen: number | null
}

/** Those of some beers that can be bought now, in their order. @param ids with commas between them */
async function readBeers(db: Database, userId: string, ids: string): Promise<MailBeer[]> {
  const { rows } = await db.execute<MailBeer>(sql`
    SELECT beers.id AS "beerId", beers.name, shown_name(company_id) AS "companyName", image, price_cents AS "amountCents",
           (SELECT cents_then FROM saved_beers WHERE beer_id = beers.id AND user_id = ${userId}::uuid) AS "centsThen"
    FROM unnest(string_to_array(${ids}, ',')::uuid[]) WITH ORDINALITY AS told (id, place) JOIN beers USING (id)
    WHERE on_sale AND in_stock ORDER BY place`)
  return rows
}

function stopOf(publicUrl: string, { stopKey }: Reader): NonNullable<MailContent['stop']> {
  return {
    why: textOf(alertTexts.why),
    text: textOf(alertTexts.stop),
    address: `${publicUrl}/stopAlerts?key=${stopKey}`,
    // Of pages the first asks for its reader's age, which no program says.
    oneClick: `${publicUrl}/api/alerts/stop?key=${stopKey}`,
  }
}
