import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * After a navigation without a reload: says the new page's title to screen readers and puts the focus where the page
 * begins, or at the part of it, or in the field, that the address names. A change of filters (the query) is the same page.
 */
export function AnnouncePage() {
  const { pathname, hash } = useLocation()
  const [title, setTitle] = useState('')
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    const part = hash ? document.getElementById(hash.slice(1)) : null
    const isField = part instanceof HTMLInputElement
    if (part && !isField && !part.hasAttribute('tabindex')) part.tabIndex = -1
    const begin = part ?? document.getElementById('content')
    begin?.focus({ preventScroll: !isField })
  }, [pathname, hash])

  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  )
}
