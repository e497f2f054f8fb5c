import { expect, test } from 'vitest'
import { ORDER_EVENT_NAMES, ORDER_MOVES, STAYING_EVENTS } from '#contract/order-events.ts'
import { ORDER_STATES } from '#contract/purchases.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'

const database = useTestDatabase()

test('of all events between any two states the database takes those that are listed, and no other', async () => {
  const { rows: checks } = await database.pool.query<{ takes: string }>(
    `SELECT pg_get_expr(conbin, conrelid) AS takes FROM pg_constraint WHERE conname = 'order_events_move_known'`,
  )
  const { rows } = await database.pool.query<{ move: string }>(
    `SELECT concat_ws(' ', event, coalesce(from_state, '-'), coalesce(to_state, '-')) AS move
     FROM unnest($1::text[]) AS event, unnest($2::text[]) AS from_state, unnest($2::text[]) AS to_state
     WHERE ${checks[0]!.takes}`,
    [
      [...ORDER_EVENT_NAMES, 'moved'],
      [...ORDER_STATES, 'lost', null],
    ],
  )
  const listed = [
    ...ORDER_MOVES.map(({ event, from, to }) => `${event} ${from ?? '-'} ${to}`),
    ...STAYING_EVENTS.map((event) => `${event} - -`),
  ]
  expect(rows.map(({ move }) => move).sort()).toEqual(listed.sort())
})
