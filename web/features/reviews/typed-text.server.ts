/**
 * What was typed into a field of a form; '' where there is no such field. Browsers send a line's end as two characters
 * and count it as one (HTML, "constructing the entry list"): it is one again, so that what fitted the field is not too long.
 */
export function typedText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}
