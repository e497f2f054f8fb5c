import { operatorFacts } from '#contract/operator.ts'
import * as commonTexts from '#contract/texts/common.ts'
import type { DocumentText } from '#contract/texts/document.ts'
import { documentNow } from '#contract/texts/documents.ts'
import { textOf } from '#contract/texts/text.ts'
import { headOf, titled } from '#web/head/head-of.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { pageRequest } from '#web/request/page-request.ts'
import type { Route } from './+types/terms.page'
import { Document } from './document.tsx'

export const handle: PageHandle = { openTo: 'everybody', findable: true }

/** The terms, and who promises them. */
export function loader({ context }: Route.LoaderArgs): DocumentText {
  const terms = documentNow('terms')
  const facts = operatorFacts(context.get(pageRequest).settings.operator)
  if (!facts.length) return terms
  const whoRunsIt = { title: textOf(commonTexts.termsOperator), paragraphs: facts }
  return { ...terms, sections: [...terms.sections, whoRunsIt] }
}

export const meta: Route.MetaFunction = (page) => {
  const { title = '', lead = '' } = page.loaderData ?? {}
  return headOf(page, { title: titled(title), description: lead, path: '/terms' })
}

/** `/terms`, for everybody. */
export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <Document text={loaderData} />
}
