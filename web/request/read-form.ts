import { data } from 'react-router'
import { errorBody, refuse } from '#contract/errors.ts'
import { MAX_FORM_FIELDS } from '#contract/form-parts.ts'

/**
 * Names that Conform reads as more than a name: a path into lists and objects, or (`__intent__`) an order to change one.
 * No form of ours sends either, and `email[900000000]=` alone would make it fill a list of that length, for minutes.
 */
const MORE_THAN_A_NAME = /[.[\]]|^__/

/**
 * A page's form post, its fields side by side.
 * @param most how many fields it has at most, of a table with fields in each row
 * @throws 400 `malformed` when the body is not the form that its type announces, or none that a page of ours sends
 */
export async function readForm(request: Request, most = MAX_FORM_FIELDS): Promise<FormData> {
  const form = await request.formData().catch(() => undefined)
  const names = [...(form?.keys() ?? [])]
  if (!form || names.length > most || names.some((name) => MORE_THAN_A_NAME.test(name))) {
    throw data(errorBody(refuse('malformed')), { status: 400 })
  }
  return form
}

/** `throw malformedForm({ field: text })`: a form that no page of ours sends, refused as the API refuses it. */
export function malformedForm(fields: Record<string, string>) {
  return data(errorBody(refuse('malformed', undefined, fields)), { status: 400 })
}

/** What stands in a field; '' unless told where the form has none of that name, or a file. */
export function textIn(form: FormData, name: string, otherwise = ''): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : otherwise
}

/**
 * What was typed into a field of several lines; '' where there is no such field. Browsers send a line's end as two characters
 * and count it as one (HTML, "constructing the entry list"): it is one again, so that what fitted the field is not too long.
 */
export function typedText(form: FormData, name: string): string {
  return textIn(form, name).replaceAll('\r\n', '\n')
}
