import { sql } from 'drizzle-orm'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { readOrderNumber } from '#contract/order-code.ts'
import { type Language, languageNow } from '#contract/texts/language.ts'
import type { withdraw as call } from '#contract/withdrawals.ts'
import type { Transaction } from '#database/open-pool.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { confirmById } from './confirm-withdrawal.ts'
import { newCode } from './new-code.ts'

type Kept = { id: string; code: string; orderId: string | null; buyerId: string | null }

/**
 * Keeps that somebody withdraws from a purchase, and mails them its code. Whether there is such a purchase shows nowhere: the
 * same two statements run, and what is answered is the same. The same e-mail and number again, while that is open, is the same
 * withdrawal, mailed once a day. Nothing is cancelled by it, since anybody may know both: the mail to the order's buyer has a
 * link for that. Only where that buyer is logged in, it is confirmed at once.
 *
 * @param address of the peer, for the limit; not by e-mail too, which anybody may write into the form: its owner would wait
 * Refuses: too-many-requests.
 */
export async function withdraw(
  services: Services,
  { email, number, words = '' }: BodyOf<typeof call>,
  caller: SessionUser | null,
  address: string,
): Promise<ResponseOf<typeof call> | Refusal> {
  const { db, env, jobs, rateLimits } = services
  const tooMany = await rateLimits.take('withdrawal', address)
  if (tooMany) return tooMany
  const language = languageNow()
  const asked = { ...readOrderNumber(number)!, email, words, language, timeZone: env.SHOP_TIMEZONE }
  const kept = await db.transaction(async (tx) => {
    const { id, orderId, ...rest } = await keep(tx, asked, caller)
    const payload = { withdrawalId: id, ...(language && { language }) }
    // The same a day is one: whoever did not get it asks again tomorrow.
    const kind = orderId && rest.buyerId ? 'withdrawal-matched' : 'withdrawal-received'
    const mail = { dedupeKey: `${kind}:${id}:${shopDay(env)}`, recipient: email }
    await (kind === 'withdrawal-matched'
      ? putInOutbox(tx, jobs, { ...mail, kind, payload: { ...payload, orderId: orderId! } })
      : putInOutbox(tx, jobs, { ...mail, kind, payload }))
    return { id, ...rest }
  })
  const confirmed = caller !== null && caller.id === kept.buyerId
  if (confirmed) await confirmById(services, kept.id)
  // When it came is of the moment, whoever wrote the same before: that somebody did is told to nobody.
  return { code: kept.code, date: new Date().toISOString(), confirmed }
}

type Asked = {
  code: string
  id: string | null
  email: string
  words: string
  language: Language | undefined
  timeZone: string
}

/**
 * One statement, whatever it finds. What was written first stays, unless its buyer is logged in; nothing is added once it is confirmed. An order that was paid since then is found now.
 */
async function keep(
  tx: Transaction,
  { code, id, email, words, language, timeZone }: Asked,
  caller: SessionUser | null,
): Promise<Kept> {
  const { rows } = await tx.execute<Kept>(sql`
    WITH matched AS (
      SELECT orders.id, buyer_id FROM users JOIN orders ON buyer_id = users.id
      WHERE email = ${email} AND paid_at IS NOT NULL AND right(orders.id::text, 8) = ${code.toLowerCase()}
        AND orders.id = coalesce(${id}::uuid, orders.id)
      ORDER BY paid_at DESC LIMIT 1
    ), kept AS (
      INSERT INTO withdrawals AS said (code, email, number, words, language, time_zone, order_id)
      VALUES (${newCode()}, ${email}, ${code}, ${words}, ${language ?? null}, ${timeZone}, (SELECT id FROM matched))
      ON CONFLICT (email, number) WHERE state = 'open' DO UPDATE SET
        words = CASE
          WHEN said.confirmed_at IS NOT NULL THEN said.words
          WHEN (SELECT buyer_id FROM matched) = ${caller?.id ?? null}::uuid
            THEN coalesce(nullif(excluded.words, ''), said.words)
          ELSE coalesce(nullif(said.words, ''), excluded.words)
        END,
        order_id = coalesce(said.order_id, excluded.order_id)
      RETURNING id, code, order_id AS "orderId"
    )
    SELECT kept.*, buyer_id AS "buyerId" FROM kept LEFT JOIN matched ON matched.id = "orderId"`)
  return rows[0]!
}
