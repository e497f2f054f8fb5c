import { describe, expect, test } from 'vitest'
import { BEER_TYPES, FRESH_DAYS, LOW_STOCK } from '#contract/limits.ts'
import { users } from '#database/schema.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { demoPurchases } from './demo-purchases.ts'
import { demoBreweries } from './demo-shop.ts'
import { seedDemoShop } from './seed-demo-shop.ts'

const shop = {
  hashPassword: async (plain: string) => `hashed ${plain}`,
  passwords: async () => ({ buyer: 'Buyer1234', seller: 'Seller1234', admin: 'Admin1234' }),
}

describe('an empty database', () => {
  const database = useTestDatabase()
  const rows = async (query: string) => (await database.pool.query(query)).rows
  const violations = async (query: string) => expect(await rows(query)).toEqual([])

  test('is filled once, quickly, by one of two that begin at the same time', async () => {
    const startedAt = performance.now()
    const filled = await Promise.all([seedDemoShop(database.db, shop), seedDemoShop(database.db, shop)])
    expect(filled.toSorted()).toEqual([false, true])
    expect(performance.now() - startedAt).toBeLessThan(3000)
    const [counts] = await rows(
      `select (select count(*) from companies) as companies, (select count(*) from beers) as beers,
              (select count(*) from reviews) as reviews, (select count(*) from orders) as orders`,
    )
    expect(counts).toEqual({
      companies: 14,
      beers: 98,
      reviews: demoBreweries.flatMap(({ beers }) => beers.flatMap(({ reviews }) => reviews)).length,
      orders: demoPurchases().length,
    })
  })

  test('refuses a second time without asking for passwords', async () => {
    const passwords = () => Promise.reject(new Error('asked for passwords'))
    expect(await seedDemoShop(database.db, { ...shop, passwords })).toBe(false)
  })

  test('has one buyer, one seller and one admin with a password', async () => {
    const found = await rows(
      `select role, email, password, account_id = users.id::text as own
       from accounts join users on users.id = user_id where provider_id = 'credential' order by role`,
    )
    expect(found).toEqual([
      { role: 'Admin', email: 'admin@lupulo.example', password: 'hashed Admin1234', own: true },
      { role: 'Company', email: 'ventas@galpon-puelche.example', password: 'hashed Seller1234', own: true },
      { role: 'Person', email: 'buyer@lupulo.example', password: 'hashed Buyer1234', own: true },
    ])
    await violations(
      `select from companies left join users on users.id = user_id where role is distinct from 'Company'`,
    )
    await violations(`select from buyers join users on users.id = user_id where role <> 'Person'`)
  })

  test('sells beers of every type; some are sold out, some low', async () => {
    const found = await rows('select distinct type from beers where on_sale')
    expect(found.map(({ type }) => type).toSorted()).toEqual([...BEER_TYPES].toSorted())
    const [{ out, low }] = await rows(
      `select count(*) filter (where on_hand = 0) as out,
              count(*) filter (where on_hand between 1 and ${LOW_STOCK}) as low from beers`,
    )
    expect(Math.min(out, low)).toBeGreaterThanOrEqual(3)
  })

  test('has fresh beers, older ones, some that do not say, and none that will be past its date soon', async () => {
    const [found] = await rows(
      `select count(*) filter (where packaged_on > current_date - ${FRESH_DAYS}) as fresh,
              count(*) filter (where packaged_on < current_date - ${FRESH_DAYS}) as older,
              count(*) filter (where packaged_on is null and best_before is null) as silent,
              count(*) filter (where packaged_on >= current_date) as future, count(*) filter (where past_date) as past,
              min(best_before) - current_date > 180 as keeps, count(litre_cents) as with_volume from beers`,
    )
    expect(found).toEqual({
      fresh: 33,
      older: 33,
      silent: 32,
      future: 0,
      past: 0,
      keeps: true,
      with_volume: 98,
    })
  })

  test('accounts for every unit and every cent', async () => {
    await violations(
      `select beer.name from beers beer where on_hand <> coalesce(
         (select sum(units) from stock_movements where beer_id = beer.id), 0)`,
    )
    await violations(
      `select beer.name from beers beer where units_sold <> coalesce(
         (select sum(quantity) from order_lines where beer_id = beer.id), 0) or reserved <> 0`,
    )
    await violations(
      `select from order_lines line left join stock_movements moved
         on moved.order_id = line.order_id and moved.beer_id = line.beer_id and moved.cause = 'sold'
       where moved.units is distinct from -line.quantity`,
    )
    await violations(
      `select from orders where state <> 'paid' or stock_held or paid_at <= created_at or total_cents <>
         (select sum(quantity * unit_cents) from order_lines where order_id = orders.id)`,
    )
    await violations(
      `select from orders left join payments on order_id = orders.id
       where amount_cents is distinct from total_cents::bigint or disposition is distinct from 'applied'`,
    )
    await violations(
      `select from order_lines line left join parcels using (order_id, company_id) where parcels.state is null`,
    )
  })

  test('keeps to the order of time', async () => {
    await violations(`select from orders where created_at > now() - interval '8 days' or paid_at > now()`)
    await violations(`select from orders join order_lines on order_id = orders.id join beers on beers.id = beer_id
      where beers.created_at >= orders.created_at`)
    await violations(`select from order_events join orders on orders.id = order_id
      where at <> case event when 'placed' then orders.created_at else paid_at end`)
  })

  test('lets a buyer review only what they bought before, and rates beers by it', async () => {
    await violations(
      `select from reviews where created_at > now() or not exists (
         select from order_lines join orders on orders.id = order_id
         where beer_id = reviews.beer_id and buyer_id = reviews.buyer_id and paid_at < reviews.created_at)`,
    )
    await violations(
      `select beer.name, rating from beers beer where rating is distinct from
         (select round(avg(rate), 1) from reviews where beer_id = beer.id)`,
    )
    const [{ unreviewed }] = await rows(
      `select count(*) as unreviewed from order_lines line join orders on orders.id = order_id
       join users on users.id = buyer_id and email = 'buyer@lupulo.example'
       where not exists (select from reviews where beer_id = line.beer_id and buyer_id = users.id)`,
    )
    expect(unreviewed).toBeGreaterThanOrEqual(3)
  })

  test('keeps every promise that the shop’s own books keep', async () => {
    expect(await findBrokenInvariants(database.pool)).toEqual([])
  })
})

describe('a shop in use', () => {
  const database = useTestDatabase()

  test('is left alone when somebody has signed up', async () => {
    await database.db.insert(users).values({ name: 'Ana', email: 'ana@correo.example', role: 'Person' })
    expect(await seedDemoShop(database.db, shop)).toBe(false)
    expect((await database.pool.query('select count(*) as beers from beers')).rows).toEqual([{ beers: 0 }])
  })
})

describe('a seeding that fails half way', () => {
  const database = useTestDatabase()

  test('leaves nothing behind', async () => {
    // PostgreSQL stores no zero byte: the accounts fail after the users are in.
    const failing = { ...shop, hashPassword: async () => 'broken\u0000hash' }
    await expect(seedDemoShop(database.db, failing)).rejects.toThrow()
    expect((await database.pool.query('select from users')).rowCount).toBe(0)
    expect(await seedDemoShop(database.db, shop)).toBe(true)
  })
})
