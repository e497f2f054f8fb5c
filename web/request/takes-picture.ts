/** The pages whose forms hold an upload control (ui/upload): a page that gets one is added here. */
const PICTURE_FORMS = [
  /^\/buyerSignUp$/,
  /^\/sellerSignUp$/,
  /^\/user\/[^/]+$/,
  /^\/company\/[^/]+$/,
  /^\/post$/,
  /^\/putProduct\/[^/]+$/,
]

/** Whether a form sent to this path may hold a picture, because no script uploaded it ahead. */
export function takesPicture(path: string): boolean {
  return PICTURE_FORMS.some((form) => form.test(path))
}
