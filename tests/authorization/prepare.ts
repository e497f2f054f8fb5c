import type { Changes } from '#tests/database/watch-changes.ts'
import type { Row } from './row.ts'
import type { useTheShop } from './use-the-shop.ts'

/**
 * The shop before each call of a row: what the row needs is made once for all whose calls change nothing, and anew after one
 * that did, also where its write came behind its answer. `undo` it after the row.
 */
export function prepare(shop: ReturnType<typeof useTheShop>, row: Row) {
  let made: Record<string, string> | undefined

  async function undo() {
    made = undefined
    await shop.undo()
  }
  /** What happened since the last time, undone by now. */
  async function takeChanges(): Promise<Changes> {
    const changes = await shop.changes()
    if (changes.removed.length || changes.written.length) await undo()
    return changes
  }
  return {
    /** What `given` made for the next call. */
    async made(): Promise<Record<string, string>> {
      if (made) await takeChanges()
      if (!made) {
        const { services, target } = shop.running
        made = (await row.given?.({ services, target })) ?? {}
        await shop.changes()
      }
      return made
    },
    /** What the call before has changed. */
    changes: takeChanges,
    undo,
  }
}
