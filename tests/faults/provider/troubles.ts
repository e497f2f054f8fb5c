import type { TwoShops } from '#tests/running/two-shops.ts'

type Fault = { method?: string; path: string } & Record<string, unknown>

/** Every kind of call that the shop makes; the second one covers payments, their search and their refunds. */
const CALLS: Fault[] = [
  { method: 'POST', path: '/checkout/preferences' },
  { method: 'GET', path: '/v1/payments' },
  { method: 'GET', path: '/v1/payments/search' },
  { method: 'POST', path: '/v1/payments' },
]

/** Everything that may go wrong with one. @param slowMs longer than the shop waits */
const wrongs = (slowMs: number): Record<string, unknown>[] => [
  { delayMs: slowMs },
  { delayMs: slowMs, afterwards: true },
  { delayMs: slowMs / 8 },
  { cut: true },
  { cut: true, afterwards: true },
  { status: 500 },
  { status: 500, afterwards: true },
  { status: 503 },
  { status: 429 },
  { garbage: true },
  { garbage: true, afterwards: true },
]

/** Each call with each fault once, in any order. */
export function everyTrouble(slowMs: number): Fault[] {
  const all = CALLS.flatMap((call) => wrongs(slowMs).map((wrong) => ({ ...call, ...wrong })))
  return all
    .map((fault) => ({ fault, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ fault }) => fault)
}

export const setFault = ({ world }: TwoShops, fault: object) => world.call('POST', '/sandbox/faults', fault)
export const clearFaults = ({ world }: TwoShops) => world.call('DELETE', '/sandbox/faults')

/** How many calls the faults that are set will still strike. */
export async function strikesLeft({ world }: TwoShops): Promise<number> {
  const { faults } = await world.call<{ faults: { times: number }[] }>('GET', '/sandbox/faults')
  return faults.reduce((sum, { times }) => sum + times, 0)
}
