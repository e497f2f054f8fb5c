import { type Refusal, refuse } from '#contract/errors.ts'

/**
 * A record may carry back what it was given; what only the shop writes must be as it is.
 * @param now what those fields say now
 * Refuses: read-only-field, naming the first that says something else.
 */
export function refuseChanged<Now extends Record<string, unknown>>(
  now: Now,
  given: { [Field in keyof Now]?: unknown },
): Refusal | undefined {
  const changed = Object.keys(now).find((field) => given[field] !== undefined && given[field] !== now[field])
  return changed === undefined ? undefined : refuse('read-only-field', { field: changed })
}
