import { useLocation, useNavigation } from 'react-router'

/**
 * Whether the page that was asked for last is still to be shown: its answer is on the way, or its address stands already
 * and this page has not followed (React draws it when it has the time for it). Asked at the moment of an event, never to draw.
 */
export function useOnTheWay(): () => boolean {
  const { state } = useNavigation()
  const { search } = useLocation()
  return () => state !== 'idle' || window.location.search !== search
}
