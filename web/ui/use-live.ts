import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and in the first render, true once the page is live: what is disabled by rule is rendered
 * enabled, so that forms work without JavaScript.
 */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
