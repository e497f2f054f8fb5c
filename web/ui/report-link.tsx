import { Link } from 'react-router'
import type { ReportedThing } from '#contract/report-words.ts'
import * as reportTexts from '#contract/texts/report.ts'
import { useText } from '#web/texts.ts'
import styles from './report-link.module.css'

type Props = {
  kind: ReportedThing
  id: string
  /** What is reported, in words, for who hears the link alone. */
  name: string
}

/** A quiet way to say that something of the shop is not as it should be: for everybody, without a log-in. */
export function ReportLink({ kind, id, name }: Props) {
  const t = useText()
  return (
    <Link
      to={`/report?kind=${kind}&subject=${id}`}
      className={`quiet ${styles.report}`}
      rel="nofollow"
      aria-label={t(reportTexts.reportNamed, { name })}
    >
      {t(reportTexts.report)}
    </Link>
  )
}
