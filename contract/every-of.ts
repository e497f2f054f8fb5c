/** What stands in the list's place when it is not whole: the compiler's message says which members are missing. */
type Whole<Union, List extends readonly Union[]> = [Exclude<Union, List[number]>] extends [never]
  ? List
  : { missing: Exclude<Union, List[number]> }

/**
 * A list that names every member of a union, in the order given; without one of them it does not compile:
 *
 *     const ROLES = everyOf<Role>()(['Person', 'Company', 'Admin'])
 *
 * Of a record's fields: `everyOf<keyof Beer>()([…])`. For what is known only by its members, derive the union from the list
 * instead (`as const`, `(typeof LIST)[number]`): then there is one list, and nothing to hold.
 */
export function everyOf<Union extends PropertyKey>() {
  return <const List extends readonly Union[]>(list: List & Whole<Union, List>): List => list
}
