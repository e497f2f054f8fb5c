import { ALL_CALLS } from '#contract/all-calls.ts'
import { refuse } from '#contract/errors.ts'
import type { Api } from './api-context.ts'
import { answerRefusal } from './refusals.ts'

/** A known path asked with a method that it does not have: 405, with the ones it has. Bound after every call. */
export function refuseOtherMethods(api: Api) {
  const methods = new Map<string, string[]>()
  for (const [, call] of ALL_CALLS) methods.set(call.path, [...(methods.get(call.path) ?? []), call.method])
  for (const [path, allowed] of methods) {
    api.all(path.replace(/\{(\w+)\}/g, ':$1'), (context) => {
      context.header('Allow', allowed.join(', '))
      return answerRefusal(context, refuse('method-not-allowed'))
    })
  }
}
