import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { SESSION_ENDED, type SentForm, TYPED } from './sent-form.ts'

function somethingWaits(): boolean {
  try {
    return sessionStorage.getItem(TYPED) !== null
  } catch {
    return false
  }
}

/**
 * What was typed into a form whose session had ended is not lost: it is kept while its writer logs in, and stands in the
 * form again once they are back. What does that comes when it is needed.
 */
export function useTypedAgain(userId: string | undefined): void {
  const { pathname, search } = useLocation()
  const { formData } = useNavigation()
  const navigate = useNavigate()
  const sent = useRef<SentForm>(undefined)

  useEffect(() => {
    if (formData && userId) sent.current = { at: pathname + search, userId, formData }
  }, [formData, userId, pathname, search])

  useEffect(() => {
    const form = sent.current
    if (form && search.includes(SESSION_ENDED)) {
      sent.current = undefined
      import('./keep-typed.ts').then(({ keepTyped }) => keepTyped(form, navigate))
    } else if (userId && somethingWaits()) {
      import('./type-again.ts').then(({ typeAgain }) => typeAgain(pathname + search, userId))
    }
  }, [pathname, search, userId, navigate])
}
