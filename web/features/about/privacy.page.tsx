import { documentNow } from '#contract/texts/documents.ts'
import { headOf, titled } from '#web/head/head-of.ts'
import type { PageHandle } from '#web/page-handle.ts'
import type { Route } from './+types/privacy.page'
import { Document } from './document.tsx'

export const handle: PageHandle = { openTo: 'everybody', findable: true }

export const loader = () => documentNow('privacy')

export const meta: Route.MetaFunction = (page) => {
  const { title = '', lead = '' } = page.loaderData ?? {}
  return headOf(page, { title: titled(title), description: lead, path: '/privacy' })
}

/** `/privacy`, for everybody. */
export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <Document text={loaderData} />
}
