import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Scripts } from 'react-router'

/**
 * React Router's scripts, fetched after what draws the page. A page reads and works without them; at a browser's usual
 * priority for modules they would share a phone's line with its styles, letters and first pictures. `Scripts` has no
 * setting for it: it is called for what it renders, and each module's announcement is given the priority.
 */
export function PageScripts({ nonce }: { nonce: string | undefined }) {
  const rendered: ReactElement<{ children?: ReactNode }> | null = Scripts({ nonce })
  return rendered && cloneElement(rendered, {}, Children.map(rendered.props.children, fetchLate))
}

function fetchLate(element: ReactNode): ReactNode {
  if (!isValidElement<{ rel?: string }>(element) || element.props.rel !== 'modulepreload') return element
  return cloneElement(element as ReactElement<{ fetchPriority?: string }>, { fetchPriority: 'low' })
}
