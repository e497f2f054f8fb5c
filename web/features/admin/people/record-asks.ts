/** What the address of a record asks about before it is done: to deactivate, to see the shop as them. */
export type Asks = { toInactivate: boolean; toSee: boolean }

export function asksOf({ searchParams }: URL): Asks {
  return { toInactivate: searchParams.has('inactivate'), toSee: searchParams.has('see') }
}
