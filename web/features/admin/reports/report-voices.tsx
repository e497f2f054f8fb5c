import type { ReportedEntry } from '#contract/reports.ts'
import * as adminReportsTexts from '#contract/texts/admin-reports.ts'
import * as reportTexts from '#contract/texts/report.ts'
import { useText } from '#web/texts.ts'
import styles from './admin-reports.module.css'

/** What a review says that was reported, and what people say of it: the newest words, and the first. */
export function ReportVoices({ entry: { comment, voices } }: { entry: ReportedEntry }) {
  const t = useText()
  return (
    <div className={`stack gap-2 ${styles.said}`}>
      {comment && <blockquote className={styles.comment}>{comment}</blockquote>}
      {voices.length ? (
        <ul className="stack gap-2">
          {voices.map(({ reason, words, date }) => (
            <li key={`${date} ${words}`}>
              <span className="quiet">{t(reportTexts.reasons[reason])}: </span>
              {words}
            </li>
          ))}
        </ul>
      ) : (
        <p className="quiet">{t(adminReportsTexts.nothingSaid)}</p>
      )}
    </div>
  )
}
