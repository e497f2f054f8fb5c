import { useNavigation } from 'react-router'

/**
 * Whether some form of the page is being sent, until its answer is there: from then on, what the attempt before was
 * refused for is no longer so.
 */
export function useIsSending(): boolean {
  const { formMethod } = useNavigation()
  return formMethod !== undefined && formMethod !== 'GET'
}
