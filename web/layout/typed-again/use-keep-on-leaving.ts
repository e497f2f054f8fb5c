import { useEffect, useRef } from 'react'
import { useRoot } from '../use-root.ts'
import { letWait } from './keep-typed.ts'
import { NOBODY } from './sent-form.ts'

/**
 * For what loads a page anew while somebody may be typing: the function has the form that was typed into last wait for the
 * page at an address, and marks it as kept, so that nobody is asked about leaving it. Forms that only ask are left alone.
 */
export function useKeepOnLeaving(): (at: string) => void {
  const userId = useRoot()?.user?.id ?? NOBODY
  const typedInto = useRef<HTMLFormElement>(undefined)

  useEffect(() => {
    function remember({ target }: Event) {
      const form = target instanceof HTMLElement && 'form' in target ? target.form : undefined
      if (form instanceof HTMLFormElement && form.method === 'post') typedInto.current = form
    }
    document.addEventListener('input', remember)
    return () => document.removeEventListener('input', remember)
  }, [])

  return (at) => {
    const form = typedInto.current
    if (form?.isConnected && letWait({ at, userId, formData: new FormData(form) })) form.dataset.kept = ''
  }
}
