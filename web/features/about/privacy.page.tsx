import { textOf } from '#contract/texts/catalogue.ts'
import { documentNow } from '#contract/texts/documents.ts'
import type { Route } from './+types/privacy.page'
import { Document } from './document.tsx'

export const loader = () => documentNow('privacy')

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title} · ${textOf('site.name')}` },
]

/** `/privacy`, for everybody. */
export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <Document text={loaderData} />
}
