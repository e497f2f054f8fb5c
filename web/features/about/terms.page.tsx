import { textOf } from '#contract/texts/catalogue.ts'
import { documentNow } from '#contract/texts/documents.ts'
import type { Route } from './+types/terms.page'
import { Document } from './document.tsx'

export const loader = () => documentNow('terms')

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title} · ${textOf('site.name')}` },
]

/** `/terms`, for everybody. */
export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <Document text={loaderData} />
}
