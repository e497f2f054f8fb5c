import { REDIRECT_MS } from '#contract/limits.ts'
import type { TextCode } from '#contract/texts/catalogue.ts'
import { GoingOn } from '#web/ui/going-on.tsx'

/** The account is there: says so, and goes on to the log-in. */
export function SignedUp({ said, login }: { said: TextCode; login: string }) {
  return (
    <GoingOn said={said} text="signUp.welcome" to={login} way="login.title" afterMs={REDIRECT_MS.signUp} />
  )
}
