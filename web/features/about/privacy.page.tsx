import { textOf } from '#contract/texts/catalogue.ts'
import { PRIVACY } from '#contract/texts/privacy.ts'
import type { Route } from './+types/privacy.page'
import { Document } from './document.tsx'

export const meta: Route.MetaFunction = () => [{ title: `${PRIVACY.title} · ${textOf('site.name')}` }]

/** `/privacy`, for everybody. */
export default function PrivacyPage() {
  return <Document text={PRIVACY} />
}
