/**
 * Runs work when it is its turn; undefined when it is sent away, because so many wait already that it would wait too long.
 * @param who whose work it is (an address): turns go round among them
 */
export type Turns = <Result>(work: () => Promise<Result>, who?: string) => Promise<Result | undefined>

type Places = { atOnce: number; waiting: number }

/** One who waits: told to begin (true), or sent away. */
type Waiter = (mayBegin: boolean) => void

/**
 * Lets only so much work go on at the same time, and so much wait for it. For work that needs more memory or time than
 * there is for everybody at once.
 *
 * Turns go round: after one of an address comes one of the next, so that who sends one thing waits for one of each other's,
 * however many those sent. When all places are taken, the longest line gives its last to who has a shorter one: one stranger
 * fills the room, and nobody notices.
 *
 * Not cockatiel’s bulkhead (4.0), which stands around calls of who may be away: whoever comes in the moment in which one
 * ends takes the place of those who wait, and where the queue is full again by then, one of these is sent away after all.
 * @param each of these, what one `who` may take; whoever has their share lets others pass. Not given: everything
 */
export function takeTurns({ atOnce, waiting, each }: Places & { each?: Places }): Turns {
  const most = each ?? { atOnce, waiting }
  const working: string[] = []
  let waiters = 0
  /** Whose turn is next stands first; nobody with an empty line stands here. */
  const lines = new Map<string, Waiter[]>()

  function mayWork(who: string): boolean {
    return working.length < atOnce && working.filter((other) => other === who).length < most.atOnce
  }

  function waitInLine(who: string): Promise<boolean> {
    return new Promise((resolve) => {
      const line = lines.get(who) ?? []
      if (line.length >= most.waiting || (waiters >= waiting && !makeRoom(line.length + 1)))
        return resolve(false)
      line.push(resolve)
      waiters++
      lines.set(who, line)
    })
  }

  /** Sends away the last of the longest line, if one is longer than `length`, and says whether. */
  function makeRoom(length: number): boolean {
    const [longest] = [...lines.values()].toSorted((a, b) => b.length - a.length)
    if (!longest || longest.length <= length) return false
    longest.pop()!(false)
    waiters--
    return true
  }

  function leave(who: string) {
    working.splice(working.indexOf(who), 1)
    const [next, line] = [...lines].find(([other]) => mayWork(other)) ?? []
    if (next === undefined || !line) return
    const begin = line.shift()!
    waiters--
    lines.delete(next)
    if (line.length) lines.set(next, line)
    // Whoever ends hands their place over, so that nobody who comes just then can slip in.
    working.push(next)
    begin(true)
  }

  return async (work, who = '') => {
    if (mayWork(who)) working.push(who)
    else if (!(await waitInLine(who))) return undefined
    try {
      return await work()
    } finally {
      leave(who)
    }
  }
}
