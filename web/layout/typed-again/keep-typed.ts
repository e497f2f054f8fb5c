import type { NavigateFunction } from 'react-router'
import { SESSION_ENDED, type SentForm, TYPED, type Typed } from './sent-form.ts'

/** Fields that are typed anew each time; nothing secret is ever put into storage. */
const SECRET = /password|code|token/i

/** What of a form may wait: no files, nothing secret. */
export function whatMayWait(formData: FormData): Typed['entries'] {
  return [...formData].flatMap(([name, value]) =>
    typeof value === 'string' && !SECRET.test(name) ? [[name, value] as [string, string]] : [],
  )
}

/** Has what is in a form wait for the page at `at`, in this tab; false where nothing can be kept. */
export function letWait({ at, userId, formData }: SentForm): boolean {
  try {
    const typed: Typed = { at, userId, entries: whatMayWait(formData) }
    sessionStorage.setItem(TYPED, JSON.stringify(typed))
    return true
  } catch {
    // Storage can be full or forbidden: then it has to be typed again.
    return false
  }
}

/** Keeps what was typed, and has the log-in lead back to the very page that it was typed on. */
export function keepTyped(sent: SentForm, navigate: NavigateFunction): void {
  letWait(sent)
  navigate(`/login?next=${encodeURIComponent(sent.at)}&${SESSION_ENDED}=1`, { replace: true })
}
