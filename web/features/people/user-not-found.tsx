import * as profileTexts from '#contract/texts/profile.ts'
import { useText } from '#web/texts.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** '¡Usuario no encontrado!' with a way back (specification section 8). */
export function UserNotFound() {
  const t = useText()
  return (
    <div className="stack gap-6">
      <h1>{t(profileTexts.userNotFound)}</h1>
      <EmptyState text={t(profileTexts.notFoundLead)}>
        <BackLink look="outline" />
      </EmptyState>
    </div>
  )
}
