import type { PoolClient } from 'pg'

/** Of a hundred lines that arrived so many were reviewed, of a thousand reviews one was reported; of those of the last month nobody has decided. */
const REVIEWED = 15
const REPORTED_ONE_OF = 1000

/** Reviews of what stays in `history_month`, one a buyer and beer; what they make of a beer's rating is summed up later. */
export async function writeReviews(client: PoolClient): Promise<void> {
  await client.query(`
    INSERT INTO reviews (id, beer_id, buyer_id, rate, comment, answer, answered_at, created_at)
    SELECT uuidv7(at - now()), beer_id, buyer_id, 1 + greatest(spread % 5, (spread / 5) % 5),
      CASE WHEN spread % 3 > 0 THEN 'Fresca y bien hecha, con espuma que dura: la volvería a pedir.' ELSE '' END,
      CASE WHEN spread % 7 = 0 THEN '¡Gracias!' ELSE '' END, CASE WHEN spread % 7 = 0 THEN at + interval '1 day' END, at
    FROM history_month, LATERAL (SELECT abs(hashint8extended(n, 20 + place)::numeric)::bigint AS spread) AS spread,
      LATERAL (SELECT paid_at + interval '10 days' AS at) AS moment
    WHERE spread % 100 < ${REVIEWED} AND days_ago > 11 ORDER BY n
    ON CONFLICT DO NOTHING`)
  await client.query(`
    INSERT INTO review_reports (review_id, company_id, reason, created_at, closed_at, outcome)
    SELECT reviews.id, company_id, 'No habla de la cerveza.', created_at, CASE WHEN days_ago > 40 THEN created_at + interval '3 days' END,
      CASE WHEN days_ago > 40 THEN 'kept' END
    FROM history_month JOIN reviews USING (buyer_id, beer_id)
    WHERE hashint8extended(n, 31) % ${REPORTED_ONE_OF} = 0 AND created_at = paid_at + interval '10 days' AND created_at < now()
    ON CONFLICT DO NOTHING`)
}
