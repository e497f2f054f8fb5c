import { providerDifferences } from '#database/schema.ts'
import { onlyAdmins } from '../answers.ts'
import type { Row } from '../row.ts'

export const PROVIDER_BOOKS: Row[] = [
  { call: 'listReports', ask: () => ({}), answers: onlyAdmins(200) },
  { call: 'listDifferences', ask: () => ({}), answers: onlyAdmins(200) },
  { call: 'uploadReport', ask: () => ({ body: aFile() }), answers: onlyAdmins(201) },
  {
    call: 'askForReports',
    ask: () => ({ body: { from: '2026-01-01', to: '2026-01-02' } }),
    answers: onlyAdmins(201),
  },
  {
    call: 'closeDifference',
    given: async ({ services: { db } }) => {
      const [found] = await db
        .insert(providerDifferences)
        .values({
          ...{
            kind: 'unknown-to-us',
            subject: `source ${Math.random()}`,
            movement: 'payment',
            report: 'released',
          },
          ...{ about: '4711', theirsCents: 900, at: new Date() },
        })
        .returning()
      return { id: found!.id }
    },
    ask: ({ made }) => ({ params: { id: made.id! }, body: { reason: 'Es de otra cuenta.' } }),
    answers: onlyAdmins(200),
  },
]

function aFile(): FormData {
  const form = new FormData()
  form.set('file', new File(['DATE;SOURCE_ID'], 'a.csv'))
  return form
}
