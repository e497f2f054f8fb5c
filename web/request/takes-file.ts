/** The pages whose forms hold an upload control (ui/upload), or a file of beers: a page that gets one is added here. */
const FILE_FORMS = [
  /^\/buyerSignUp$/,
  /^\/sellerSignUp$/,
  /^\/user\/[^/]+$/,
  /^\/company\/[^/]+$/,
  // With scripts too, which send the form under this name: no script uploads such a file ahead.
  /^\/company\/[^/]+\/import(\.data)?$/,
  /^\/post$/,
  /^\/putProduct\/[^/]+$/,
  /^\/admin\/buyer\/adminUserModify$/,
  /^\/admin\/seller\/admincompanymodify$/,
  /^\/admin\/adminproductmodify\/[^/]+$/,
]

/** Whether a form sent to this path may hold a file: a picture that no script uploaded ahead, or a file of beers. */
export function takesFile(path: string): boolean {
  return FILE_FORMS.some((form) => form.test(path))
}
