/**
 * Ends what has been started, the last one first: all of it, also where one fails to end. Nothing of it is left in the list.
 * @throws what the first one failed with
 */
export async function endAll(ends: (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const end of ends.splice(0).reverse()) await end().catch((error) => failures.push(error))
  if (failures.length) throw failures[0]
}
