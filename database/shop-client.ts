import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import pg from 'pg'

/** A COMMIT was sent, and the connection broke before its answer came: PostgreSQL may have taken it or not. */
export class CommitUnknownError extends Error {
  override name = 'CommitUnknownError'
}

type Question = string | { name?: string | undefined; text?: string; submit?: unknown }
type Told = (error: Error | undefined, result?: unknown) => void

/** Hears of each statement when it is asked, and in what it answers how that ended. */
export type StatementWatcher = (text: string) => (error?: unknown) => void

/** What pg tells nobody of itself. */
type Wire = EventEmitter<{ parameterStatus: [{ parameterName: string; parameterValue: string }] }> & {
  stream: Socket
}

const SILENT = 'the database did not answer in time'

type ShopClientConfig = pg.ClientConfig & {
  /** How long connecting may take. (`connectionTimeoutMillis` of pg's pool is also how long one waits for a turn in it.) */
  connectWithinMs?: number
  /** How long a question may stay without an answer; 0: for ever. */
  answerWithinMs?: number
}

/**
 * A connection that waits for no server for ever. PostgreSQL itself ends a statement that takes too long
 * (statement_timeout); one that has stopped answering can do nothing, so the connection is cut, and with it goes whatever
 * it was about. A cut connection is never used again: an answer that comes late reaches nobody, and what was not committed
 * is undone. (`query_timeout` of pg leaves the connection open, in the middle of its transaction, for the next one.)
 *
 * A server that follows another (`in_hot_standby`, which it tells before it takes the first question) counts as away: behind a
 * proxy, one that was the primary until a moment ago. One that becomes such ends its connections, so no open one is at it.
 *
 * The only place that stands around statements: who watches them, or wants none under a name, says so here.
 */
export class ShopClient extends pg.Client {
  answerWithinMs: number
  /** False: no statement is prepared under a name. */
  namesStatements = true
  watcher: StatementWatcher | undefined
  #commitUnknown: CommitUnknownError | undefined

  constructor(config?: string | ShopClientConfig) {
    super(
      typeof config === 'object' && config.connectWithinMs
        ? { ...config, connectionTimeoutMillis: config.connectWithinMs }
        : config,
    )
    this.answerWithinMs = (typeof config === 'object' && config.answerWithinMs) || 0
    // A connection may break while it is lent out, between two questions: without a listener Node would end the process.
    this.on('error', () => {})
    this.#wire.on('parameterStatus', ({ parameterName, parameterValue }) => {
      if (parameterName === 'in_hot_standby' && parameterValue === 'on')
        this.#cut('the server follows another')
    })
  }

  get #wire(): Wire {
    return (this as unknown as { connection: Wire }).connection
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg has nine forms of it, and all of them stay as they are
  override query(...asked: any[]): any {
    const ask = super.query.bind(this) as (...asked: unknown[]) => Promise<unknown> | undefined
    const [question, ...rest] = asked as [Question, ...unknown[]]
    // Streams of a backup: they may take hours, and say themselves when they break.
    if (typeof question === 'object' && question.submit) return ask(...asked)
    const isAsIs = this.namesStatements || typeof question === 'string'
    const sent = isAsIs ? question : { ...question, name: undefined }
    const end = this.#begin(question)
    const told = rest.at(-1)
    if (typeof told === 'function') {
      return ask(sent, ...rest.slice(0, -1), (error: Error | undefined, result: unknown) =>
        (told as Told)(end(error), result),
      )
    }
    return ask(sent, ...rest)!.then(
      (result) => {
        end()
        return result
      },
      (error) => {
        throw end(error)
      },
    )
  }

  /** Answers what to do when the answer is there; that answers the error as it is to be told. */
  #begin(question: Question): (error?: Error) => Error | undefined {
    const silence = this.answerWithinMs ? setTimeout(() => this.#cut(SILENT), this.answerWithinMs) : undefined
    const tell = this.watcher?.(textOf(question))
    return (error) => {
      clearTimeout(silence)
      const told = error && this.#explain(question, error)
      tell?.(told)
      return told
    }
  }

  #cut(why: string) {
    this.#wire.stream.destroy(new Error(`Connection terminated: ${why}`))
  }

  /** What became of a COMMIT whose answer is lost stays the reason for all that fails after it, a rollback too. */
  #explain(question: Question, error: Error): Error {
    if (!this.#commitUnknown && /^\s*commit\b/i.test(textOf(question)) && isNoAnswer(error)) {
      this.#commitUnknown = new CommitUnknownError('A commit was not answered', { cause: error })
    }
    return this.#commitUnknown ?? error
  }
}

function textOf(question: Question): string {
  return (typeof question === 'string' ? question : question.text) ?? ''
}

/** SQLSTATEs of a connection that broke, a server that ends, and one that is broken itself; `severity` is translated. */
const NO_ANSWER = /^(08|57P0[1-5]|XX)/

/** An error of PostgreSQL is an answer: nothing was kept. A server that ends or a broken connection says nothing. */
function isNoAnswer(error: Error): boolean {
  if (error instanceof pg.DatabaseError) return NO_ANSWER.test(error.code ?? '')
  return !/not queryable/.test(error.message)
}
