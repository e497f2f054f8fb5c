import type { LinkProps } from 'react-router'

/** Pages that are a form and nothing else: whoever links to one asks for what it does. */
const FORM_PAGES: ReadonlySet<string> = new Set(['/contact', '/withdraw'])

/** Whether an address is that of a page that is a form alone. */
export function leadsToForm(to: LinkProps['to']): boolean {
  return FORM_PAGES.has(typeof to === 'string' ? to.split('?')[0]! : (to.pathname ?? ''))
}
