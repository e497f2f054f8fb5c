import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { text, uuid } from './fields.ts'
import { WORK_NOTE_MAX_CHARACTERS, WORK_NOTES_MOST } from './limits.ts'
import { workRow } from './work-list.ts'

/** One thing of the work list: who looks after it, and what admins leave each other to read about it. */

const params = z.object({ kind: z.string(), thing: z.string() })

const workNote = z.object({
  id: uuid,
  by: z.string().describe('The admin who wrote it'),
  words: z.string().describe('As it was written; empty where an erasure took it'),
  at: z.string().describe('ISO instant'),
})
export type WorkNote = z.output<typeof workNote>

const assignee = z.object({ id: uuid, name: z.string() }).nullable()

export const getTask = endpoint({
  method: 'GET',
  path: '/admin/work/{kind}/{thing}',
  summary:
    'One thing of the work list: what it is (`row`; null once it does not wait any more), who looks after it, its notes, oldest first, and which admins it can be given to. 404 for what neither waits nor has notes.',
  access: ['Admin'],
  params,
  response: z.object({
    row: workRow.nullable(),
    assignee,
    notes: z.array(workNote),
    admins: z.array(z.object({ id: uuid, name: z.string() })),
  }),
  status: 200,
})
export type Task = z.output<typeof getTask.response>

export const giveTask = endpoint({
  method: 'PUT',
  path: '/admin/work/{kind}/{thing}/assignee',
  summary:
    'Gives a thing of the work list to an admin, or to nobody (null). `seen` is who had it as the page showed: where somebody else has it by now, nothing changes and 409 says who. What is so already stays so. 404 for what does not wait.',
  access: ['Admin'],
  params,
  body: z.strictObject({ assignee: uuid.nullable(), seen: uuid.nullable() }),
  response: z.object({ assignee }),
  status: 200,
})

export const noteTask = endpoint({
  method: 'POST',
  path: '/admin/work/{kind}/{thing}/notes',
  summary: `Leaves a note on a thing of the work list, for admins alone: it cannot be changed. ${WORK_NOTES_MOST} at most. \`key\` is the writer’s own: the same note under it again is written once. 404 for what does not wait.`,
  access: ['Admin'],
  params,
  body: z.strictObject({ key: uuid, words: text(WORK_NOTE_MAX_CHARACTERS) }),
  response: workNote,
  status: 201,
})
