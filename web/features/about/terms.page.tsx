import { documentNow } from '#contract/texts/documents.ts'
import { headOf, titled } from '#web/head/head-of.ts'
import type { Route } from './+types/terms.page'
import { Document } from './document.tsx'

export const loader = () => documentNow('terms')

export const meta: Route.MetaFunction = (page) => {
  const { title = '', lead = '' } = page.loaderData ?? {}
  return headOf(page, { title: titled(title), description: lead, path: '/terms' })
}

/** `/terms`, for everybody. */
export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <Document text={loaderData} />
}
