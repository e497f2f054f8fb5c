import type { HeldMail, JobList } from '#contract/jobs.ts'
import { HELD_BACK_SHOWN_DAYS } from '#contract/mail-reasons.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as jobsTexts from '#contract/texts/jobs.ts'
import { useText } from '#web/texts.ts'
import { EmailWords } from '#web/ui/email-words.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import styles from './jobs.module.css'
import { MAIL_NAMES } from './mail-names.ts'
import { ShownTime } from './shown-time.tsx'

const REASONS = { unproved: jobsTexts.heldUnproved, 'too-many': jobsTexts.heldTooMany } as const

/** Mails of the last days that never leave, and why: nothing is to be done about them; many of them tell of an attack. */
export function HeldMails({ held, timeZone }: { held: JobList['heldBack']; timeZone: string }) {
  const t = useText()
  const { rows, unproved, tooMany } = held
  if (!rows.length) return null
  const total = unproved + tooMany
  const title = t(jobsTexts.held)
  const columns: Column<HeldMail>[] = [
    {
      key: 'what',
      head: t(adminWords.what),
      cell: ({ kind, recipient }) => (
        <span className={styles.two}>
          {t(MAIL_NAMES[kind])}
          <span className={styles.quiet}>
            <EmailWords email={recipient} />
          </span>
        </span>
      ),
    },
    { key: 'why', head: t(jobsTexts.heldWhy), cell: ({ why }) => t(REASONS[why]) },
    {
      key: 'since',
      head: t(adminWords.since),
      cell: ({ since }) => <ShownTime at={since} timeZone={timeZone} />,
    },
  ]
  return (
    <section className="stack gap-3">
      <h2>{t(jobsTexts.count, { title, count: total })}</h2>
      <p className={styles.quiet}>
        {t(jobsTexts.heldCounts, { unproved, tooMany, days: HELD_BACK_SHOWN_DAYS })}
      </p>
      <DataTable caption={title} columns={columns} rows={rows} keyOf={({ id }) => id} />
      {total > rows.length && (
        <p className={styles.quiet}>{t(jobsTexts.more, { shown: rows.length, total })}</p>
      )}
    </section>
  )
}
