import { Link } from 'react-router'
import * as approvalTexts from '#contract/texts/approval.ts'
import { useText } from '#web/texts.ts'
import { Notice } from '#web/ui/notice.tsx'
import { personPages } from './person-pages.ts'

/** Once a new brewery was looked at: the way to the next one. @param next null: none waits any more */
export function NextBrewery({ next }: { next: { id: string; company: string } | null }) {
  const t = useText()
  return (
    <Notice icon="check">
      <p>
        {next ? (
          <Link to={personPages('seller', next.id).record}>
            {t(approvalTexts.next, { company: next.company })}
          </Link>
        ) : (
          t(approvalTexts.noNext)
        )}
      </p>
    </Notice>
  )
}
