import type { LinkProps } from 'react-router'

/** Pages that are a form and nothing else: whoever links to one asks for what it does. */
const FORM_PAGE = /^\/(contact|post|withdraw)(\?|$)/

/** Whether an address is that of a page that is a form alone. */
export function leadsToForm(to: LinkProps['to']): boolean {
  return FORM_PAGE.test(typeof to === 'string' ? to : `${to.pathname}`)
}
