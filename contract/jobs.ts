import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { MAIL_KINDS } from './mail-kinds.ts'
import { HELD_BACK } from './mail-reasons.ts'
import { NOTICE_TOPICS } from './notice-topics.ts'
import { REPORT_KINDS } from './provider-book-kinds.ts'
import { SWEEP_NAMES } from './sweep-names.ts'

/** What the shop has still to do behind its pages, and what it did not manage. Instants are ISO. */

/** What one can be told to try again: a mail, a payment notice, a refund, a file of beers, a report of the provider, a sweep. */
export const WORK_TO_RETRY = ['mail', 'notice', 'refund', 'import', 'report', 'sweep'] as const

/**
 * `failed` waits for a person: nothing tries it again by itself. `retrying` failed at least once and is tried again at
 * `nextAt`. `waiting` has not been tried yet, or not failed. In the order in which they press.
 */
export const WORK_STANDINGS = ['failed', 'retrying', 'waiting'] as const
const standing = z.enum(WORK_STANDINGS)
export type WorkStanding = z.output<typeof standing>

const tried = {
  id: z.string(),
  standing,
  since: z.string(),
  error: z.string().describe('Why the last try failed, as whoever refused it said so; empty when none did'),
}
const attempts = { attempts: z.number(), nextAt: z.string().nullable() }

const waitingMail = z.object({ ...tried, ...attempts, kind: z.enum(MAIL_KINDS), recipient: z.string() })
export type WaitingMail = z.output<typeof waitingMail>
const heldMail = z.object({
  id: z.string(),
  kind: z.enum(MAIL_KINDS),
  recipient: z.string(),
  since: z.string(),
  why: z.enum(HELD_BACK),
})
export type HeldMail = z.output<typeof heldMail>
const waitingNotice = z.object({
  ...tried,
  topic: z.enum(NOTICE_TOPICS),
  paymentId: z.string().nullable().describe('Null while it is not known, as of a claim'),
  subjectId: z
    .string()
    .nullable()
    .describe('The provider’s id of what it is about, where that is no payment'),
})
export type WaitingNotice = z.output<typeof waitingNotice>
const openRefund = z.object({ ...tried, ...attempts, orderId: z.string(), amount: z.number() })
export type OpenRefund = z.output<typeof openRefund>
const openImport = z.object({
  ...tried,
  companyId: z.string(),
  company: z.string(),
  fileName: z.string(),
  rows: z.number(),
  doneRows: z.number(),
})
export type OpenImport = z.output<typeof openImport>

const openReport = z.object({
  ...tried,
  ...attempts,
  kind: z.enum(REPORT_KINDS).nullable().describe('Null of an uploaded file until it is read'),
  fileName: z.string(),
})
export type OpenReport = z.output<typeof openReport>

const sweep = z.object({
  name: z.enum(SWEEP_NAMES),
  everySeconds: z.number(),
  standing: z
    .enum(['fine', 'failed', 'late', 'never'])
    .describe('How the last run went; `late`: it should have run since; `never`: it has not run yet'),
  startedAt: z.string().nullable(),
  succeededAt: z.string().nullable(),
  failedAt: z.string().nullable(),
  error: z.string(),
})
export type SweepStanding = z.output<typeof sweep>

const queue = z.object({
  name: z.string(),
  waiting: z.number(),
  running: z.number(),
  failed: z.number().describe('Given up lately; what they were about is found again by a sweep'),
})

/** Failed ones first, then the longest waiting; at most 50 of each, `total` is all of them. */
const upTo = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), total: z.number() })

export const listJobs = endpoint({
  method: 'GET',
  path: '/admin/jobs',
  summary:
    'What waits, is tried again and has failed behind the pages: mails, payment notices, refunds, files of beers, reports of the provider; the recurring sweeps; the job queues.',
  access: ['Admin'],
  response: z.object({
    counts: z.object({ failed: z.number(), retrying: z.number(), waiting: z.number() }),
    mails: upTo(waitingMail),
    heldBack: z
      .object({ rows: z.array(heldMail), unproved: z.number(), tooMany: z.number() })
      .describe(
        'Mails of the last 7 days that never leave, the newest 50: to e-mails that nobody proved, and links beyond what an e-mail gets a day',
      ),
    notices: upTo(waitingNotice),
    refunds: upTo(openRefund),
    imports: upTo(openImport),
    reports: upTo(openReport).describe('Of the payment provider; `since`: the first of its days'),
    sweeps: z.array(sweep),
    queues: z.array(queue),
  }),
  status: 200,
})
export type JobList = z.output<typeof listJobs.response>

export const retryJob = endpoint({
  method: 'POST',
  path: '/admin/jobs/{kind}/{id}/retry',
  summary:
    'Tries one thing again now: a mail, a payment notice, a refund, a file of beers or a report of the provider by its id, a sweep by its name. 409 when it is done already.',
  access: ['Admin'],
  params: z.object({ kind: z.enum(WORK_TO_RETRY), id: z.string().max(300) }),
  response: z.object({
    outcome: z
      .enum(['done', 'failed', 'under-way'])
      .describe('`under-way`: it goes on behind the pages, the list says how it ends'),
    error: z.string().describe('Why it failed once more'),
  }),
  status: 200,
})
export type Retried = z.output<typeof retryJob.response>
