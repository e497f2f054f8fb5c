/**
 * Does something for each, a few at once, in their order. One that fails keeps the others from nothing, unless `failed`
 * throws: then no other begins, and what it threw is thrown once those under way have ended.
 *
 * @param atOnce how many are under way at a time
 * @param failed what is done about one that failed
 */
export async function eachOf<Item>(
  items: Iterable<Item>,
  atOnce: number,
  run: (item: Item) => Promise<unknown>,
  failed: (error: unknown, item: Item) => void,
): Promise<void> {
  const left = items[Symbol.iterator]()
  let isOver = false
  async function work(): Promise<void> {
    while (!isOver) {
      const { done, value } = left.next()
      if (done) return
      try {
        await run(value).catch((error) => failed(error, value))
      } catch (error) {
        isOver = true
        throw error
      }
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, work))
  const broken = ended.find((each) => each.status === 'rejected')
  if (broken) throw broken.reason
}
