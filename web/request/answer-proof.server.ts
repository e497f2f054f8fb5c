import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import type { ApiAnswer } from '#web/api.ts'

type Proof<Schema extends z.ZodType, Value> = {
  schema: Schema
  /** The field that a refused code belongs to. */
  name: string
  save: (form: z.output<Schema>) => Promise<ApiAnswer<Value>>
}

type Answered<Value> =
  | { ok: true; value: Value }
  | { ok: false; status: number; refusal: { result: SubmissionResult; message: string | null } }

const OF_A_CODE = ['wrong-second-factor', 'wrong-backup-code']
const SECRETS = ['code', 'backupCode', 'proof', 'currentPassword']

/** Checks a form with `schema` and has the API take it. No password and no code is ever sent back into the page. */
export async function answerProof<Schema extends z.ZodType, Value>(
  form: FormData,
  { schema, name, save }: Proof<Schema, Value>,
): Promise<Answered<Value>> {
  const submission = parseWithZod(form, { schema })
  if (submission.status !== 'success') {
    return {
      ok: false,
      status: 400,
      refusal: { result: submission.reply({ hideFields: SECRETS }), message: null },
    }
  }
  const answer = await save(submission.value)
  if (answer.ok) return answer
  const { code, message, fields = {} } = answer.error
  const known = OF_A_CODE.includes(code) ? { [name]: message } : fields
  const fieldErrors = Object.fromEntries(Object.entries(known).map(([field, text]) => [field, [text]]))
  const result = submission.reply({ hideFields: SECRETS, fieldErrors })
  return { ok: false, status: answer.status, refusal: { result, message } }
}
