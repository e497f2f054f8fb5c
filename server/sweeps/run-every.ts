import type { Logger } from 'pino'
import { databaseTrouble, TROUBLE_IN_LOG } from '../http/database-down.ts'

/** Work that goes on for ever. `stop` waits for a run that is under way. */
export type Recurring = { stop(): Promise<void> }

/**
 * Runs something now and then again, `seconds` after it has ended; a run that fails is logged and changes nothing.
 * Every process has its own timers: what they do claims its rows, so that processes share the work.
 */
export function runEvery(seconds: number, name: string, log: Logger, run: () => Promise<unknown>): Recurring {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running = Promise.resolve()

  function tick() {
    running = run()
      .then(
        () => {},
        (error) => {
          // Every sweeper says so at every turn: one short line each, until the database is back.
          const trouble = databaseTrouble(error)
          if (trouble) log.warn({ work: name }, TROUBLE_IN_LOG[trouble])
          else log.warn({ work: name, err: error }, 'recurring work failed')
        },
      )
      .then(() => {
        if (stopped) return
        timer = setTimeout(tick, seconds * 1000)
        timer.unref()
      })
  }
  tick()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
