import * as loginTexts from '#contract/texts/login.ts'
import * as signInTexts from '#contract/texts/sign-in.ts'
import type { Text } from '#contract/texts/text.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'

/** The alert of a sign-in through a provider that came to nothing (specification section 8). */
export function SignInTrouble({ trouble, provider }: { trouble: Text | null; provider: string }) {
  const t = useText()
  if (!trouble) return null
  const message = t(trouble, { name: provider })
  return (
    <ErrorSummary
      title={<Spoken text={loginTexts.errorTitle} />}
      errors={[{ text: t(signInTexts.failed, { message }) }]}
    />
  )
}
