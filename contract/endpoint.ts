import type { z } from 'zod'
import type { ApiScope } from './api-scopes.ts'
import type { ErrorCode } from './errors.ts'
import type { Role } from './limits.ts'

/** Who may make a call: everyone, anyone with a session, or the roles named. */
export type Access = 'anyone' | 'signed-in' | readonly Role[]

/** Of calls that a company may make, and of no others: a key acts as its company. */
type ScopeFor<Who extends Access> = Who extends readonly Role[]
  ? 'Company' extends Who[number]
    ? ApiScope
    : never
  : never

type Shape = z.ZodType

/**
 * One call of the API (specification section 7), served under `/api`.
 * `path` writes parameters in braces (`/product/{id}`); every schema describes the wire, so prices are dollars here.
 * `status` is the answer's status when it succeeds.
 */
export type Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Response extends Shape = Shape,
  Who extends Access = Access,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  summary: string
  access: Who
  /** An admin may make it too who still owes the second factor that the shop requires: see http/bind.ts. */
  beforeSecondFactor?: true
  /** What opens it to a key of a brewery (see http/take-key.ts). A call without one is not made with a key. */
  scope?: ScopeFor<Who>
  /** What else it takes for what stands in its body. */
  moreScope?(body: z.output<Body>): ApiScope | undefined
  params?: Params
  query?: Query
  body?: Body
  /** How the body travels: as JSON, or as a form whose fields may be files (multipart/form-data). */
  encoding?: 'multipart'
  /** For a body over the usual 256 kB: how many bytes, and what more than that is refused with. */
  maxBody?: { bytes: number; tooLarge: ErrorCode }
  response: Response
  /** It only reads, and yet waits for no turn (server/http/reading-turns.ts): it is part of buying or logging in, or has turns of its own. */
  takesNoTurn?: true
  /** For an answer that is a file to be saved: `response` is then `z.custom<Response>()`. */
  answers?: 'csv' | 'text' | 'picture' | 'document'
  /** It answers with `response` as JSON, sent while it is read: it may be longer than what anybody holds at once. */
  isSentAsRead?: true
  /** What visitors get bears an ETag, and is not sent again to whoever has it (RFC 9110 §13.1.2). */
  hasEntityTag?: true
  status: 200 | 201
}

export type ParamsOf<E extends Endpoint> =
  E extends Endpoint<infer P, Shape, Shape, Shape> ? z.output<P> : never
export type QueryOf<E extends Endpoint> =
  E extends Endpoint<Shape, infer Q, Shape, Shape> ? z.output<Q> : never
export type BodyOf<E extends Endpoint> =
  E extends Endpoint<Shape, Shape, infer B, Shape> ? z.output<B> : never
export type ResponseOf<E extends Endpoint> =
  E extends Endpoint<Shape, Shape, Shape, infer R> ? z.output<R> : never

/** What a caller hands over: the same parts before parsing. */
export type InputOf<E extends Endpoint> = {
  params?: E extends Endpoint<infer P, Shape, Shape, Shape> ? z.input<P> : never
  query?: E extends Endpoint<Shape, infer Q, Shape, Shape> ? z.input<Q> : never
  body?: E extends Endpoint<Shape, Shape, infer B, Shape> ? z.input<B> : never
}

/** Writes down a call. Does nothing but keep the types. */
export function endpoint<
  P extends Shape = z.ZodUndefined,
  Q extends Shape = z.ZodUndefined,
  B extends Shape = z.ZodUndefined,
  R extends Shape = z.ZodUndefined,
  const Who extends Access = Access,
>(call: Endpoint<P, Q, B, R, Who>): Endpoint<P, Q, B, R, Who> {
  return call
}
