/** Runs work when it is its turn; undefined when so many wait already that one more would wait too long. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result | undefined>

/**
 * Lets only so much work go on at the same time, and so much wait for it, first come first served. For work that needs
 * more memory than there is for everybody at once.
 *
 * Not cockatiel’s bulkhead (4.0), which stands around calls of who may be away: whoever comes in the moment in which one
 * ends takes the place of those who wait, and where the queue is full again by then, one of these is sent away after all.
 */
export function takeTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  let working = 0
  const queue: (() => void)[] = []
  return async (work) => {
    if (working >= atOnce) {
      if (queue.length >= waiting) return undefined
      // Whoever ends hands their place over, so that nobody who comes just then can slip in.
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      working++
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else working--
    }
  }
}
