import { z } from 'zod'
import type { ReportConfigRecord } from '../records.ts'
import { type ReportKind, USUAL_COLUMNS } from './report-kinds.ts'

/** What of an account's wishes changes the files that it is made; the others are taken and kept. */
const config = z.looseObject({
  columns: z.array(z.looseObject({ key: z.string().min(1) })).optional(),
  file_name_prefix: z.string().max(60).optional(),
  separator: z.enum([';', ',']).optional(),
  report_translation: z.enum(['en', 'es', 'pt']).optional(),
})

/** Undefined for wishes that are none. */
export function readConfig(kind: ReportKind, sent: Record<string, unknown>): ReportConfigRecord | undefined {
  const read = config.safeParse(sent)
  if (!read.success) return undefined
  const { columns, file_name_prefix, separator, report_translation } = read.data
  return {
    sent,
    columns: columns?.length ? columns.map(({ key }) => key) : [...USUAL_COLUMNS[kind]],
    prefix: file_name_prefix ?? 'report',
    separator: separator ?? ';',
    translation: report_translation ?? 'en',
  }
}
