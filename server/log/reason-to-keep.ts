import { cutText } from '../cut-text.ts'
import { reasonForLog } from './error-for-log.ts'

const MAX_CHARACTERS = 300
/** The credentials of an address, `smtp://name:password@host`. */
const CREDENTIALS = /\/\/[^\s/@]*@/g

/**
 * Why something failed, as its row keeps it for the admins: one line of at most 300 characters, without the values that
 * a statement was run with and without credentials.
 * @param failure what was thrown, or what a provider said
 */
export function reasonToKeep(failure: unknown): string {
  const words =
    typeof failure === 'string'
      ? failure
      : failure instanceof Error
        ? reasonForLog(failure)
        : 'something that is no error was thrown'
  const line = words.replace(/[\s\p{Cc}]+/gu, ' ').replace(CREDENTIALS, '//…@')
  return cutText(line.trim(), MAX_CHARACTERS) || 'no reason was given'
}
