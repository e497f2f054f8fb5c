import type { Pool } from 'pg'

/**
 * What people may try to write: markup that would run or break out of what it stands in, templates, addresses that run,
 * another direction, nothing to be seen, four bytes a character, letters piled up, a word without an end, a formula.
 */
export const EVIL = [
  '=HYPERLINK("http://evil.example";"x")',
  '<script class=evil>window.hacked=1</script>',
  `"'><img class=evil src=x onerror=window.hacked=1>`,
  '</title></textarea></style><b class=evil onclick=x>',
  '<!--{{7*7}} #{7*7} &lt;i class=evil&gt; javascript:window.hacked=1',
  'ab\u202Ecd\u200F\u200B🍺𝕴𝕻𝔸',
  'e\u0301\u0317\u0327\u0334'.repeat(6),
  'W'.repeat(90),
].join(' ')

/** Every column that holds what somebody wrote, by its table. */
const WRITTEN: Record<string, string[]> = {
  users: ['name'],
  buyers: ['name', 'last_name', 'phone', 'country', 'state', 'city', 'address'],
  companies: ['company', 'name', 'last_name', 'phone', 'country', 'state', 'city', 'address', 'story'],
  beers: ['name', 'description', 'presentation'],
  orders: ['recipient', 'address', 'city', 'address_state', 'country', 'phone'],
  order_lines: ['name', 'presentation', 'company_name'],
  reviews: ['comment'],
  review_reports: ['reason'],
  contact_messages: ['name', 'phone', 'message'],
  contact_answers: ['words'],
  work_notes: ['words'],
  withdrawals: ['words'],
  report_voices: ['words'],
  brewery_claims: ['name', 'words', 'reason'],
  parcels: ['carrier', 'tracking'],
  parcel_events: ['carrier', 'tracking'],
  payouts: ['reference'],
  beer_imports: ['file_name'],
  sessions: ['user_agent'],
  refunds: ['last_error'],
  complaint_events: ['words'],
  webhook_inbox: ['last_error'],
}

/**
 * Writes it into every such column, past every form: imports and older days may have left what no form lets through
 * today. Constraints of the tables hold; triggers see nothing of it.
 */
export async function writeEverywhere(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN; SET LOCAL session_replication_role = replica')
    for (const [table, columns] of Object.entries(WRITTEN)) {
      await client.query(`UPDATE ${table} SET ${columns.map((column) => `${column} = $1`).join(', ')}`, [
        EVIL,
      ])
    }
    await client.query(`UPDATE reviews SET answer = $1 WHERE answered_at IS NOT NULL`, [EVIL])
    // Only what was sent again has a way.
    await client.query(`UPDATE complaints SET carrier = $1, tracking = $1 WHERE carrier <> ''`, [EVIL])
    await client.query(
      `UPDATE audit_values SET values = jsonb_build_object('name', $1::text, 'reason', $1::text,
         'before', jsonb_build_object('city', $1::text), 'after', jsonb_build_object('city', $1::text),
         'address', '192.0.2.7', 'browser', $1::text)`,
      [EVIL],
    )
    await client.query(
      `UPDATE beer_imports SET rows = jsonb_build_object('ignored', jsonb_build_array($1::text), 'rows', jsonb_build_array(
         jsonb_build_object('row', 2, 'cells', jsonb_build_object('name', $1::text, 'description', $1::text),
                            'errors', jsonb_build_object('price', $1::text))))`,
      [EVIL],
    )
    await client.query(
      `UPDATE outbox SET payload = payload || jsonb_build_object('name', $1::text) WHERE payload ? 'name'`,
      [EVIL],
    )
    // Sources of rates write none: only an admin's reason does.
    await client.query(
      `INSERT INTO exchange_rates (currency, rate, source, state, reason, admin_id, decided_at)
       SELECT currency, rate, 'admin', 'usable', $1, id, now() FROM (VALUES ('ARS', 1400), ('CLP', 950)) AS typed (currency, rate),
         (SELECT id FROM users WHERE role = 'Admin' LIMIT 1) AS admin`,
      [EVIL],
    )
    // The advertising space has no words of its own: it shows those of a beer and of a brewery.
    await client.query(
      `INSERT INTO placements (place, beer_id, company_id, starts_on, ends_on, made_by)
       SELECT place, CASE WHEN place = 1 THEN beer.id END, CASE WHEN place = 2 THEN beer.company_id END,
         current_date - 2, current_date + 2, (SELECT id FROM users WHERE role = 'Admin' LIMIT 1)
       FROM generate_series(1, 2) AS place, (SELECT id, company_id FROM beers WHERE on_sale AND in_stock LIMIT 1) AS beer`,
    )
    // Nor has what a buyer saved: it shows beers, and the breweries that they follow.
    await client.query(
      `INSERT INTO saved_beers (user_id, beer_id, cents_then)
       SELECT users.id, beer.id, beer.price_cents + 100 FROM users, (SELECT * FROM beers WHERE on_sale LIMIT 3) AS beer
       WHERE role = 'Person'`,
    )
    await client.query(
      `INSERT INTO followed_companies (user_id, company_id)
       SELECT users.id, company.id FROM users, (SELECT id FROM companies WHERE active LIMIT 3) AS company WHERE role = 'Person'`,
    )
    await client.query('COMMIT')
  } finally {
    client.release()
  }
}
