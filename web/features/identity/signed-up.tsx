import { REDIRECT_MS } from '#contract/limits.ts'
import * as loginTexts from '#contract/texts/login.ts'
import * as signUpTexts from '#contract/texts/sign-up.ts'
import type { Text } from '#contract/texts/text.ts'

import { DoneNotice } from '#web/ui/done-notice.tsx'

/** The account is there: says so, and goes on to the log-in. */
export function SignedUp({ said, login }: { said: Text; login: string }) {
  return (
    <DoneNotice
      said={said}
      text={signUpTexts.welcome}
      to={login}
      way={loginTexts.title}
      afterMs={REDIRECT_MS.signUp}
    />
  )
}
