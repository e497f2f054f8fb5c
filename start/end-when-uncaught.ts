import { pino } from 'pino'
import { LOG_SHAPE } from '#server/log/log-shape.ts'

/**
 * An error that nobody caught ends this process, as Node would have it. But Node prints such an error with all that hangs on
 * it, the values of a failed statement included: this leaves a line in the log like any other.
 */
export function endWhenUncaught(): void {
  const log = pino({ level: process.env.LOG_LEVEL ?? 'info', ...LOG_SHAPE })
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'nobody caught an error: this process ends')
    process.exit(1)
  })
}
