import type { Services } from '#server/services.ts'
import type { TestPaymentProvider } from '#tests/factories/a-payment-provider.ts'
import type { Target } from './a-shop-with-everybody.ts'
import type { Answers, OfStaff, OfTeam, Outcome } from './answers.ts'

/**
 * The authorization matrix: for every call of the API, what each kind of person is answered. `authorization.test.ts`
 * makes every call as everybody and writes what it proved to `docs/authorization.md`.
 *
 * To add a call, add a row to the file of its noun in `rows/` (a new file goes into `rows/all-rows.ts`):
 *
 *     { call: 'answerReview',
 *       ask: ({ reviewId }) => ({ params: { id: reviewId }, body: { answer: 'Gracias' } }),
 *       answers: onlySellers({ seller: 200, rivalSeller: 'not-found' }) },
 *
 * It must be a request that succeeds for whoever may make it: what the shop of `a-shop-with-everybody.ts` lacks for that
 * is made by `given`: anew after each call that changed something, else once for all of them. What changes outside PostgreSQL (files, the
 * provider of payments) is put back by nobody, and so is shared by them all. A call that can be turned on somebody's things in
 * several ways has a row for each, told apart by `says`. Then `vitest run tests/authorization -u` writes the table; read its difference before it is committed.
 */
export type Row = {
  /** The call's name in the contract. */
  call: string
  /** What is asked for, where a call is asked in several ways. */
  says?: string
  /** Makes what the call needs and the shop does not have; what it answers with, `ask` is handed as `made`. */
  given?: (shop: Shop) => Promise<Record<string, string> | undefined>
  /** The request: the same for everybody, about what belongs to the shop's `buyer` or `seller`. */
  ask: (target: Target & { made: Record<string, string> }) => Asked
  answers: Answers
  /** Where who works for the seller is answered otherwise than they are: see team-answers.ts. */
  team?: Partial<Record<OfTeam, Outcome>>
  /** Where somebody of the administration is answered otherwise than an owner of it: see staff-answers.ts. */
  staff?: Partial<Record<OfStaff, Outcome>>
  /** Who is switched off for the last column; unless told, everybody whose role may make the call. */
  deactivated?: Deactivated[]
  /** Why outsiders may change rows of the brewery or its buyer: such as that who has the password is its owner. */
  mayTouch?: string
  /** Why outsiders may be told something of theirs. */
  mayTell?: string
  /** The names of beers that are off sale may stand in the answer. */
  mayNameBeers?: true
}

/** The shop before the call. */
export type Shop = { services: Services & { payments: TestPaymentProvider }; target: Target }

export type Deactivated = 'buyer' | 'seller' | 'admin'

/** The parts of a request; `query` with its question mark, `body` as JSON unless it is a form. */
type Asked = {
  params?: Record<string, string>
  query?: string
  body?: object
  /** Of the browser that asks, beside its session's. */
  cookie?: string
  headers?: Record<string, string>
}
