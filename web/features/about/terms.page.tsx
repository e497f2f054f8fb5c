import { textOf } from '#contract/texts/catalogue.ts'
import { TERMS } from '#contract/texts/terms.ts'
import type { Route } from './+types/terms.page'
import { Document } from './document.tsx'

export const meta: Route.MetaFunction = () => [{ title: `${TERMS.title} · ${textOf('site.name')}` }]

/** `/terms`, for everybody. */
export default function TermsPage() {
  return <Document text={TERMS} />
}
