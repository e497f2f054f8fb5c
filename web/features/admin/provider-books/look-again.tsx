import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const LOOK_AGAIN_MS = 3000

/** Looks how far the reports are while some are under way; without JavaScript by loading the page anew. */
export function LookAgain() {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(revalidate, LOOK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [revalidate, state])
  return (
    <noscript>
      <meta httpEquiv="refresh" content="10" />
    </noscript>
  )
}
