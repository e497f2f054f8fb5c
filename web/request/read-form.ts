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
