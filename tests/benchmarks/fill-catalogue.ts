import type { Pool } from 'pg'
import { BEER_TYPES } from '#contract/limits.ts'
import { COUNTRIES } from '#contract/places.ts'
import { liftTimeLimits } from '#database/open-pool.ts'
import { BEER_WORDS, phrasesOf } from './beer-words.ts'

const COMPANIES = 2000
const PHRASES = 1000

/** How many in a hundred, as the real list of `npm run import-beers` has them: many ales and IPAs, few Rauchbiers. */
const SHARES: Record<(typeof BEER_TYPES)[number], number> = {
  Ale: 28,
  IPA: 20,
  Lager: 11,
  'Wheat Beer': 8,
  'Amber Ale': 7,
  Stout: 5,
  Porter: 5,
  Pilsner: 4,
  Saison: 4,
  'Sour Beer': 2,
  'Belgian Strong Ale': 2,
  Bock: 1,
  'Scotch Ale': 1,
  Barleywine: 1,
  Rauchbier: 1,
}

/** Each with its millilitres, a null for what says none. */
export const PRESENTATIONS = [
  ...([
    ['Lata 473 ml', 473],
    ['Lata 355 ml', 355],
    ['Botella 330 ml', 330],
    ['Botella 500 ml', 500],
  ] as const),
  ...([
    ['Botella 750 ml', 750],
    ['Barril 30 l', 30_000],
    ['Growler', null],
    ['Lata 473 ml', 473],
  ] as const),
]
export const HOPS = ['Citra', 'Mosaic', 'Saaz', 'Cascade', 'Nelson Sauvin', 'Galaxy', 'Fuggle', 'Simcoe']

/**
 * Fills an empty shop with so many beers of two thousand breweries that somebody sells for, in all countries: prices 2 to 20 dollars,
 * names of three of 20,000 words by Zipf's law that end in their style; the same every time (each value hangs on the row's number alone).
 */
export async function fillCatalogue(pool: Pool, beers: number): Promise<void> {
  const client = await pool.connect()
  await liftTimeLimits(client)
  await fillCompanies((text, values) => client.query(text, values))
  await client.query(
    `CREATE TEMPORARY TABLE words AS SELECT at - 1 AS at, word FROM unnest($1::text[]) WITH ORDINALITY AS each (word, at)`,
    [BEER_WORDS],
  )
  await client.query('ANALYZE words')
  await client.query(
    `WITH drawn AS MATERIALIZED (
       SELECT n, drawn.*, floor(power(${BEER_WORDS.length}, a)) - 1 AS first,
         floor(power(${BEER_WORDS.length}, b)) - 1 AS second, floor(power(${BEER_WORDS.length}, c)) - 1 AS third
       FROM generate_series(1, $1::int) AS n, LATERAL (
         SELECT abs(hashint8(n)::bigint) AS spread, (hashint8extended(n, 1) & 65535) / 65536.0::float8 AS a,
           (hashint8extended(n, 2) & 65535) / 65536.0::float8 AS b,
           (hashint8extended(n, 3) & 65535) / 65536.0::float8 AS c) AS drawn)
     INSERT INTO beers (company_id, name, description, type, presentation, volume_ml, hops, packaged_on, abv_percent, ibu, price_cents,
        on_hand, units_sold, sold_cents, rating, rating_count, rating_sum)
     SELECT company.ids[1 + spread % ${COMPANIES}], one.word || ' ' || two.word || ' ' || three.word || ' ' || kind.type,
        'Maltas de la zona, lúpulo fresco y agua de deshielo: ' || ($2::text[])[1 + spread / 3 % ${PHRASES}], kind.type,
        ($3::text[])[1 + spread / 5 % 8], ($4::int[])[1 + spread / 5 % 8], hopped.hops, CURRENT_DATE - (spread / 13 % 400)::int,
        3 + spread % 90 / 10.0, CASE WHEN spread % 20 > 0 THEN 5 + spread % 80 END, 200 + (spread * 7) % 1800, spread / 17 % 10 * 10,
        spread % 500, spread % 500 * (200 + (spread * 7) % 1800), nullif(spread / 19 % 8, 0) * 0.5 + 1, spread / 19 % 8,
        round(spread / 19 % 8 * (spread / 19 % 8 * 0.5 + 1))
     FROM drawn JOIN words AS one ON one.at = first JOIN words AS two ON two.at = second JOIN words AS three ON three.at = third,
        LATERAL (SELECT ($5::text[])[1 + spread / 7 % 100] AS type) AS kind,
        LATERAL (SELECT ($6::text[])[1 + spread / 11 % 8] || ', ' || ($6::text[])[1 + spread / 23 % 8] AS hops) AS hopped,
        (SELECT array_agg(id ORDER BY id) AS ids FROM companies) AS company
     ORDER BY n`,
    [
      beers,
      phrasesOf(PHRASES),
      PRESENTATIONS.map(([presentation]) => presentation),
      PRESENTATIONS.map(([, volumeMl]) => volumeMl),
      BEER_TYPES.flatMap((type) => Array<string>(SHARES[type]).fill(type)),
      HOPS,
    ],
  )
  // An hour after such a day they would be gone.
  await client.query('TRUNCATE search_changes')
  await client.query('VACUUM ANALYZE beers')
  await client.query('ANALYZE companies')
  client.release(true)
}

async function fillCompanies(ask: (text: string, values: unknown[]) => Promise<unknown>): Promise<void> {
  await ask(
    `WITH sellers AS (
       INSERT INTO users (name, email, role)
       SELECT 'Cervecería ' || n, 'ventas.' || n || '@cerveceria.example', 'Company'
       FROM generate_series(1, ${COMPANIES}) AS n RETURNING id, name)
     INSERT INTO companies (user_id, company, country, state, city, ships_to)
     SELECT id, 'Cervecería ' || ($1::text[])[n] || ' ' || n, ($2::text[])[1 + n % ${COUNTRIES.length}], 'Maule', 'Talca',
       CASE WHEN n % 3 = 0 THEN ARRAY[($2::text[])[1 + n % ${COUNTRIES.length}], 'Chile'] END
     FROM generate_series(1, ${COMPANIES}) AS n JOIN sellers ON name = 'Cervecería ' || n`,
    [BEER_WORDS.slice(0, COMPANIES), COUNTRIES],
  )
}
