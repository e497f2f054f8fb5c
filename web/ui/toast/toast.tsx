import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { useIsSending } from '../use-is-sending.ts'
import { type Toast, ToastRegion } from './toast-region.tsx'

type Options = { title?: string; undo?: () => void; durationMs?: number }
type Show = (text: string, options?: Options) => void
/** notice: nothing failed and nothing was done, but there is something to know. */
export type Toaster = { success: Show; notice: Show; error: Show }

const SUCCESS_MS = 4000
/** Long enough to be reached with the keyboard. */
const UNDO_MS = 8000

const ToasterContext = createContext<Toaster | undefined>(undefined)

/** `const toast = useToast()`, then `toast.success(text)`, `toast.error(text)`. */
export function useToast(): Toaster {
  const toaster = useContext(ToasterContext)
  if (!toaster) throw new Error('useToast needs a ToastProvider above it')
  return toaster
}

/** `at`: path of the page that it is about. */
type PlacedToast = Toast & { at: string }

const withoutErrors = (toasts: PlacedToast[]) => toasts.filter(({ kind }) => kind !== 'error')

/**
 * Holds the page's toasts. `first` stands there when the page arrives, without JavaScript too. An error goes with its
 * cause: a new attempt, something that succeeded, and another page take it along.
 */
export function ToastProvider({
  first,
  children,
}: {
  first?: (Pick<Toast, 'kind' | 'text'> & { durationMs?: number }) | null
  children: ReactNode
}) {
  const { pathname } = useLocation()
  const isSending = useIsSending()
  const [toasts, setToasts] = useState<PlacedToast[]>(() =>
    first ? [{ durationMs: SUCCESS_MS, ...first, at: pathname, id: 0 }] : [],
  )
  // Pages show toasts in effects, which come after this one: what they say is about the page that is there by then.
  const here = useRef(pathname)
  useLayoutEffect(() => {
    here.current = pathname
  }, [pathname])

  useEffect(() => {
    if (isSending) setToasts(withoutErrors)
  }, [isSending])
  useEffect(() => {
    setToasts((all) => all.filter(({ kind, at }) => kind !== 'error' || at === pathname))
  }, [pathname])

  const close = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), [])
  const toaster = useMemo<Toaster>(() => {
    const show =
      (kind: Toast['kind']): Show =>
      (text, options = {}) => {
        const durationMs = options.durationMs ?? (options.undo ? UNDO_MS : SUCCESS_MS)
        // The same news twice in a row is one toast, begun anew.
        setToasts((all) => [
          ...(kind === 'success' ? withoutErrors(all) : all).filter((toast) => toast.text !== text).slice(-2),
          { ...options, kind, text, durationMs, at: here.current, id: (all.at(-1)?.id ?? 0) + 1 },
        ])
      }
    return { success: show('success'), notice: show('notice'), error: show('error') }
  }, [])

  return (
    <ToasterContext value={toaster}>
      {children}
      <ToastRegion toasts={toasts} onClose={close} />
    </ToasterContext>
  )
}
