import type { Logger } from 'pino'
import { isRefusal, type Refusal } from '#contract/errors.ts'

type LogIn = {
  factor: 'password' | 'code' | 'backup-code' | 'provider'
  /** `users.id`, where it is known whose log-in it would be. */
  userId: string | undefined
}

/**
 * Writes the log's line about a log-in: whose, by which factor, and what came of it. Never an e-mail, a password or a code:
 * who mistypes may have typed the one into the field of the other.
 * @param headers of the request; requestLog has put its id there
 * @param came 'succeeded', 'half-way' (the second factor is asked for), or why it was refused
 */
export function tellLogIn(
  log: Logger,
  headers: Headers,
  { factor, userId }: LogIn,
  came: 'succeeded' | 'half-way' | { refused: string },
): void {
  const requestId = headers.get('x-request-id') ?? undefined
  const told = typeof came === 'string' ? { logIn: came } : { logIn: 'refused', reason: came.refused }
  log.info({ requestId, ...told, factor, userId }, 'log-in')
}

/** The same of an outcome, which it hands on. */
export function toldLogIn<Outcome extends object>(
  log: Logger,
  headers: Headers,
  logIn: LogIn,
  outcome: Outcome | Refusal,
): Outcome | Refusal {
  tellLogIn(log, headers, logIn, isRefusal(outcome) ? outcome : 'succeeded')
  return outcome
}
