import type { ReportedEntry } from '#contract/reports.ts'
import * as adminReportsTexts from '#contract/texts/admin-reports.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as reportTexts from '#contract/texts/report.ts'
import { useText } from '#web/texts.ts'
import styles from './admin-reports.module.css'

/** What a review says that was reported, and why people report a thing: each reason with the newest words that were written to it. */
export function ReportVoices({ entry: { comment, reasons, voices } }: { entry: ReportedEntry }) {
  const t = useText()
  return (
    <div className={`stack gap-2 ${styles.said}`}>
      {comment && <blockquote className={styles.comment}>{comment}</blockquote>}
      <ul className="stack gap-2">
        {reasons.map(({ reason, times }) => (
          <li key={reason} className="stack gap-1">
            <strong>
              {times > 1
                ? t(adminReportsTexts.oneReason, {
                    reason: t(reportTexts.reasons[reason]),
                    count: numberText(times),
                  })
                : t(reportTexts.reasons[reason])}
            </strong>
            {voices
              .filter((voice) => voice.reason === reason && voice.words)
              .map(({ words, date }) => (
                <q key={`${date} ${words}`}>{words}</q>
              ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
