import * as ownProductsTexts from '#contract/texts/own-products.ts'
import { useText } from '#web/texts.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { BeerCopy } from './own-beers.server.ts'

/** Says of which beer the form is a copy and what it does not take along, or that there is none to copy. */
export function CopyNote({ copy }: { copy: BeerCopy | undefined }) {
  const t = useText()
  if (copy === undefined) return null
  if (copy === null) return <Notice>{t(ownProductsTexts.copyNotFound)}</Notice>
  const title = t(ownProductsTexts.copyOf, { beer: copy.name })
  return (
    <Notice label={title}>
      <p>
        <strong>{title}.</strong> {t(ownProductsTexts.copyLead)}
      </p>
    </Notice>
  )
}
