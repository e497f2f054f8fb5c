import * as beerNotFoundTexts from '#contract/texts/beer-not-found.ts'
import { useText } from '#web/texts.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** '¡Producto no encontrado!' with a way back (specification section 8). */
export function BeerNotFound() {
  const t = useText()
  return (
    <div className="stack gap-6">
      <h1>{t(beerNotFoundTexts.title)}</h1>
      <EmptyState text={t(beerNotFoundTexts.lead)}>
        <BackLink look="outline" />
      </EmptyState>
    </div>
  )
}
