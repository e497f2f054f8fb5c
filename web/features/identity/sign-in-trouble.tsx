import type { TextCode } from '#contract/texts/catalogue.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'

/** The alert of a sign-in through a provider that came to nothing (specification section 8). */
export function SignInTrouble({ trouble, provider }: { trouble: TextCode | null; provider: string }) {
  const t = useText()
  if (!trouble) return null
  const message = t(trouble, { name: provider })
  return (
    <ErrorSummary
      title={<Spoken code="login.errorTitle" />}
      errors={[{ text: t('signIn.failed', { message }) }]}
    />
  )
}
