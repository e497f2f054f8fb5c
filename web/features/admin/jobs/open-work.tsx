import { Link } from 'react-router'
import type { JobList, OpenRefund, OpenReport, WaitingMail, WaitingNotice } from '#contract/jobs.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import type { NoticeTopic } from '#contract/notice-topics.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminOrderTexts from '#contract/texts/admin-order.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as jobsTexts from '#contract/texts/jobs.ts'
import * as providerBooksTexts from '#contract/texts/provider-books.ts'
import type { Text } from '#contract/texts/text.ts'
import { useText } from '#web/texts.ts'
import { EmailWords } from '#web/ui/email-words.tsx'
import type { Column } from '#web/ui/table/data-table.tsx'
import { OrderLink } from '../order-link.tsx'
import styles from './jobs.module.css'
import { MAIL_NAMES } from './mail-names.ts'
import { RetryButton } from './retry-button.tsx'
import { ShownTime } from './shown-time.tsx'
import { WorkTable } from './work-table.tsx'

type Props = { jobs: JobList; timeZone: string }

/** What a notice is about, by its topic. */
const NOTICE_TEXTS: Record<NoticeTopic, Text> = {
  payment: jobsTexts.payment,
  claim: adminOrderTexts.claim,
  chargeback: jobsTexts.chargeback,
  'delivery-warning': jobsTexts.warningOf,
  payout: jobsTexts.payoutOf,
}

/** What is not done yet: mails, payment notices, refunds, files of beers, reports of the provider. */
export function OpenWork({ jobs: { mails, notices, refunds, imports, reports }, timeZone }: Props) {
  const t = useText()
  const tries: Column<WaitingMail | OpenRefund | OpenReport>[] = [
    { key: 'attempts', head: t(jobsTexts.attempts), number: true, cell: ({ attempts }) => attempts },
    {
      key: 'nextAt',
      head: t(jobsTexts.nextAt),
      cell: ({ nextAt }) => <ShownTime at={nextAt} timeZone={timeZone} />,
    },
  ]
  const reportWords = ({ kind, fileName }: OpenReport) =>
    kind ? t(providerBooksTexts.reportKind[kind]) : fileName
  const mailWords = ({ kind, recipient }: WaitingMail) => `${t(MAIL_NAMES[kind])}, ${recipient}`
  const noticeWords = ({ topic, paymentId, subjectId }: WaitingNotice) =>
    t(NOTICE_TEXTS[topic], { id: subjectId ?? paymentId ?? '' })
  return (
    <>
      <WorkTable
        title={t(jobsTexts.mails)}
        list={mails}
        timeZone={timeZone}
        words={{ failed: t(jobsTexts.mailGivenUp) }}
        first={[
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
        ]}
        more={tries}
        action={(mail) => <RetryButton kind="mail" id={mail.id} what={mailWords(mail)} />}
      />
      <WorkTable
        title={t(jobsTexts.notices)}
        list={notices}
        timeZone={timeZone}
        first={[{ key: 'what', head: t(adminWords.what), cell: noticeWords }]}
        action={(notice) => <RetryButton kind="notice" id={notice.id} what={noticeWords(notice)} />}
      />
      <WorkTable
        title={t(accountWords.refunds)}
        list={refunds}
        timeZone={timeZone}
        first={[
          { key: 'order', head: t(accountWords.order), cell: ({ orderId }) => <OrderLink id={orderId} /> },
          {
            key: 'amount',
            head: t(adminWords.amount),
            number: true,
            cell: ({ amount }) => priceText(centsFromDollars(amount)),
          },
        ]}
        more={tries}
        // One that is on its way is left to the jobs.
        action={({ id, standing, amount }) =>
          standing !== 'waiting' && (
            <RetryButton kind="refund" id={id} what={priceText(centsFromDollars(amount))} />
          )
        }
      />
      <WorkTable
        title={t(jobsTexts.imports)}
        list={imports}
        timeZone={timeZone}
        words={{ waiting: t(jobsTexts.importRuns) }}
        first={[
          {
            key: 'what',
            head: t(adminWords.what),
            cell: ({ companyId, company, fileName }) => (
              <span className={styles.two}>
                {fileName}
                <Link to={`/admin/seller/${companyId}`} className={styles.quiet}>
                  {company}
                </Link>
              </span>
            ),
          },
          {
            key: 'progress',
            head: t(jobsTexts.progress),
            number: true,
            cell: ({ doneRows, rows }) => t(jobsTexts.progressOf, { done: doneRows, rows }),
          },
        ]}
        action={({ id, fileName }) => <RetryButton kind="import" id={id} what={fileName} />}
      />
      <WorkTable
        title={t(jobsTexts.reports)}
        list={reports}
        timeZone={timeZone}
        first={[{ key: 'what', head: t(adminWords.what), cell: reportWords }]}
        more={tries}
        action={(report) => <RetryButton kind="report" id={report.id} what={reportWords(report)} />}
      />
    </>
  )
}
