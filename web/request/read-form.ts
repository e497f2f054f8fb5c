import { data } from 'react-router'
import { errorBody, refuse } from '#contract/errors.ts'

/** A page's form post. @throws 400 `malformed` when the body is not the form that its type announces */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data(errorBody(refuse('malformed')), { status: 400 })
  }
}

/** `throw malformedForm({ field: text })`: a form that no page of ours sends, refused as the API refuses it. */
export function malformedForm(fields: Record<string, string>) {
  return data(errorBody(refuse('malformed', undefined, fields)), { status: 400 })
}
