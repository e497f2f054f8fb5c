import type { Pool } from 'pg'
import { BEER_TYPES } from '#contract/limits.ts'
import { liftTimeLimits } from '#database/open-pool.ts'

const COMPANIES = 1000

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

const FIRST = [
  'Río',
  'Noche',
  'Puna',
  'Viento',
  'Cerro',
  'Selva',
  'Luna',
  'Trigal',
  'Ñandú',
  'Cobre',
  'Bruma',
  'Mar',
]
const SECOND = [
  'Dorado',
  'del Valle',
  'Salvaje',
  'Austral',
  'de Bahía',
  'Negra',
  'Alta',
  'del Sur',
  'Serrana',
  'Roja',
]

/**
 * Fills an empty shop with so many beers of a thousand breweries that somebody sells for: prices 2 to 20 dollars, names that end in their style,
 * the same every time (each value hangs on the row's number alone).
 */
export async function fillCatalogue(pool: Pool, beers: number): Promise<void> {
  const types = BEER_TYPES.flatMap((type) => Array<string>(SHARES[type]).fill(type))
  const client = await pool.connect()
  await liftTimeLimits(client)
  await client.query(
    `WITH sellers AS (
       INSERT INTO users (name, email, role)
       SELECT 'Cervecería ' || n, 'ventas.' || n || '@cerveceria.example', 'Company'
       FROM generate_series(1, ${COMPANIES}) AS n RETURNING id, name)
     INSERT INTO companies (user_id, company, country, state, city)
     SELECT id, 'Cervecería ' || ($1::text[])[1 + n % 12] || ' ' || n, 'Chile', 'Maule', 'Talca'
     FROM generate_series(1, ${COMPANIES}) AS n JOIN sellers ON name = 'Cervecería ' || n`,
    [FIRST],
  )
  await client.query(
    `INSERT INTO beers (company_id, name, description, type, presentation, volume_ml, abv_percent, ibu, price_cents,
        on_hand, units_sold, sold_cents)
     SELECT company.ids[1 + spread % ${COMPANIES}],
        ($1::text[])[1 + spread % 12] || ' ' || ($2::text[])[1 + (spread / 12) % 10] || ' ' || n || ' ' || kind.type,
        'Maltas de la zona, lúpulo fresco y agua de deshielo. Lote ' || n, kind.type, 'Lata 473 ml', 473,
        3 + spread % 90 / 10.0, 5 + spread % 80, 200 + (spread * 7) % 1800, 100, spread % 500,
        spread % 500 * (200 + (spread * 7) % 1800)
     FROM generate_series(1, $3::int) AS n,
        LATERAL (SELECT abs(hashint4(n))::bigint AS spread) AS spread,
        LATERAL (SELECT ($4::text[])[1 + (spread / 7) % 100] AS type) AS kind,
        (SELECT array_agg(id ORDER BY id) AS ids FROM companies) AS company`,
    [FIRST, SECOND, beers, types],
  )
  await client.query('VACUUM ANALYZE beers')
  await client.query('ANALYZE companies')
  client.release(true)
}
