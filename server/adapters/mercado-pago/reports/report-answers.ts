import { z } from 'zod'
import type { ReportStanding } from '../../../ports/report-source.ts'
import { numberedId } from '../numbered-id.ts'

/** What we read of the answers about reports. A name of a file goes into an address and onto a page: no other characters. */
const fileName = z.string().regex(/^[\w.-]{1,200}$/)

export const configAnswer = z.looseObject({})

/** Answered 203 there is nothing in it: no report is made. */
export const taskAnswer = z
  .object({ id: numberedId })
  .transform(({ id }) => ({ taskId: id }))
  .optional()

const listed = z.object({
  id: numberedId,
  begin_date: z.string().nullish(),
  end_date: z.string().nullish(),
  file_name: fileName.nullish().catch(undefined),
})
export type ListedReport = z.output<typeof listed>
export const listAnswer = z.array(listed)

export const taskStandingAnswer = z.object({
  status: z.string().max(40),
  file_name: fileName.nullish().catch(undefined),
  files: z
    .array(z.object({ name: fileName }))
    .nullish()
    .catch(undefined),
})

const FAILED = new Set(['failed', 'error', 'deleted', 'cancelled', 'canceled', 'empty'])

/** `pending`, `processing`, then `processed` with a file name, or `available` with files; what else there is, is not made yet. */
export function standingOf({
  status,
  file_name,
  files,
}: z.output<typeof taskStandingAnswer>): ReportStanding {
  const name = file_name ?? files?.find((each) => /\.csv$/i.test(each.name))?.name
  if (FAILED.has(status)) return { standing: 'failed', why: status }
  return name && !['pending', 'processing'].includes(status)
    ? { standing: 'made', fileName: name }
    : { standing: 'making' }
}
