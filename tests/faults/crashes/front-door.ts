import { type Answer, type Request, send } from '#tests/running/send.ts'

/** What no crash is an excuse for: nobody here asks for anything that makes no sense. */
const NEVER = new Set([400, 500])

/** What people do at a shop that now and then is not there: undefined is an answer that never came. */
export type FrontDoor = {
  port: number
  /** Waits until the shop is open, then asks once. */
  ask(request: Request): Promise<Answer | undefined>
  /** Asks until there is an answer, as somebody does who clicks again. Undefined when nobody waits any more. */
  askAgain(request: Request): Promise<Answer | undefined>
  open(): void
  close(): void
  /** Nobody waits for it any more, until it is closed again. */
  giveUp(): void
  /** Answers that no fault excuses. */
  failures: string[]
}

/** A closed door to where a shop listens, or will. */
export function aFrontDoor(port: number): FrontDoor {
  let stands: 'closed' | 'open' | 'given up' = 'closed'
  let waiting: (() => void)[] = []
  const failures: string[] = []

  function letIn(as: 'open' | 'given up') {
    stands = as
    for (const enter of waiting) enter()
    waiting = []
  }
  async function ask(request: Request) {
    if (stands === 'closed') await new Promise<void>((enter) => waiting.push(enter))
    if (stands === 'given up') return undefined
    const answer = await send(port, request).catch(() => undefined)
    if (answer && NEVER.has(answer.status)) {
      failures.push(`${request.method} ${request.path}: ${answer.status} ${answer.body}`)
    }
    return answer
  }
  return {
    port,
    ask,
    async askAgain(request) {
      while (stands !== 'given up') {
        const answer = await ask(request)
        if (answer) return answer
      }
      return undefined
    },
    open: () => letIn('open'),
    close: () => {
      stands = 'closed'
    },
    giveUp: () => letIn('given up'),
    failures,
  }
}
