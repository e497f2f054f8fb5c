import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { NOBODY, SESSION_ENDED, type SentForm, TYPED } from './sent-form.ts'

function somethingWaits(): boolean {
  try {
    return sessionStorage.getItem(TYPED) !== null
  } catch {
    return false
  }
}

/**
 * What was typed into a form whose session had ended, or whose page is loaded anew in another language, is not lost: it is
 * kept meanwhile, and stands in the form again once its writer is back. What does that comes when it is needed.
 */
export function useTypedAgain(userId: string | undefined): void {
  const { pathname, search } = useLocation()
  const { state, formMethod, formData } = useNavigation()
  const navigate = useNavigate()
  const sent = useRef<SentForm>(undefined)

  useEffect(() => {
    if (formData && formMethod === 'POST' && userId)
      sent.current = { at: pathname + search, userId, formData }
  }, [formData, formMethod, userId, pathname, search])

  useEffect(() => {
    if (state !== 'idle') return
    // It was answered: what was typed is only needed where the answer is that nobody was there any more.
    const form = sent.current
    sent.current = undefined
    if (form && new URLSearchParams(search).has(SESSION_ENDED)) {
      import('./keep-typed.ts').then(({ keepTyped }) => keepTyped(form, navigate))
    } else if (somethingWaits()) {
      import('./type-again.ts').then(({ typeAgain }) => typeAgain(pathname + search, userId ?? NOBODY))
    }
  }, [state, pathname, search, userId, navigate])
}
