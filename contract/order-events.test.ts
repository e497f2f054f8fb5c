import { expect, test } from 'vitest'
import { ORDER_EVENTS, ORDER_MOVES, STAYING_EVENTS } from './order-events.ts'
import { ORDER_STATES } from './purchases.ts'

/** The moves as a Mermaid diagram, one arrow between two states with every event that may be it. */
function drawMoves(): string {
  const arrows = Map.groupBy(ORDER_MOVES, ({ from, to }) => `${from ?? '[*]'} --> ${to}`)
  const drawn = [...arrows].map(
    ([arrow, moves]) => `  ${arrow}: ${moves.map(({ event }) => event).join('<br>')}`,
  )
  const ends = ORDER_STATES.filter((state) => !ORDER_MOVES.some(({ from }) => from === state))
  return ['stateDiagram-v2', ...drawn, ...ends.map((state) => `  ${state} --> [*]`)].join('\n')
}

test('docs/order-states.md draws what is listed', async () => {
  const stays = STAYING_EVENTS.map((event) => {
    const move = ORDER_EVENTS[event]
    return move === 'stays'
      ? `\`${event}\``
      : `\`${event}\` (of an order that is not ${move.from.join(' or ')})`
  })
  await expect(`# Where an order may stand, and what moves it

Drawn from \`contract/order-events.ts\`, which the types, the database (\`order_events_move_known\`) and the words of the order
desk come from too. It is not edited by hand; after a change there \`vitest run contract/order-events -u\` draws it anew.

\`\`\`mermaid
${drawMoves()}
\`\`\`

These stand in an order's history and leave it where it is: ${stays.join(', ')}.
`).toMatchFileSnapshot('../docs/order-states.md')
})

test('an order gets to every state, and never back to waiting', () => {
  expect(new Set(ORDER_MOVES.map(({ to }) => to))).toEqual(new Set(ORDER_STATES))
  expect(ORDER_MOVES.filter(({ to }) => to === 'pending')).toEqual([
    { event: 'placed', from: null, to: 'pending' },
  ])
})
