import { Link } from 'react-router'
import type { ReportedEntry } from '#contract/reports.ts'
import * as adminReportsTexts from '#contract/texts/admin-reports.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { type Translate, useText } from '#web/texts.ts'
import { StatusWord } from '#web/ui/status-word.tsx'
import styles from './admin-reports.module.css'

/** What was reported, in words: a review has its beer's name. */
export function entryName(t: Translate, { kind, name }: ReportedEntry): string {
  return kind === 'review' ? t(adminReportsTexts.reviewOf, { beer: name }) : name
}

/** What it is, where everybody sees it, and its record in the administration. */
export function ReportedWhat({ entry }: { entry: ReportedEntry }) {
  const t = useText()
  const { kind, beerId, company, shown } = entry
  const page = kind === 'company' ? `/company/${company.id}` : `/detail/${beerId}`
  const [record, needs] = (
    {
      beer: [`/admin/adminproductmodify/${beerId}`, 'goods'],
      company: [`/admin/seller/${company.id}`, 'read-desk'],
      review: ['/admin/reviews?show=all', 'read-goods'],
    } as const
  )[kind]
  const name = entryName(t, entry)
  return (
    <div className="stack gap-1">
      <strong>
        <Link to={page}>{name}</Link>
      </strong>
      <span className={`wrap quiet ${styles.of}`}>
        {kind !== 'company' && t(adminReportsTexts.ofBrewery, { brewery: company.company })}
        <IfMay what={needs}>
          <Link to={record}>
            {t(adminReportsTexts.record)} <span className="visually-hidden">{name}</span>
          </Link>
        </IfMay>
      </span>
      {!shown && <StatusWord tone="over">{t(adminReportsTexts.downAlready)}</StatusWord>}
    </div>
  )
}
