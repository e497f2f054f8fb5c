import type { Access, Endpoint } from './endpoint.ts'
import type { Role } from './limits.ts'

/** `never` for the access of a call that nobody of a role can make. */
type AccessFor<Whose extends Role, Who extends Access> = Who extends 'signed-in'
  ? Who
  : Who extends readonly (infer Named)[]
    ? Whose extends Named
      ? Who
      : never
    : never

/** Makes what names calls that somebody of a role may make: one that they cannot does not compile there. */
export function callsFor<Whose extends Role>() {
  return <const Calls extends readonly Endpoint[]>(
    ...named: Calls & { [Each in keyof Calls]: { access: AccessFor<Whose, Calls[Each]['access']> } }
  ): readonly Endpoint[] => named
}
