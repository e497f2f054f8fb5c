import { useEffect, useState } from 'react'
import * as commonTexts from '#contract/texts/common.ts'
import { asSentence } from '#contract/texts/fill-in.ts'
import { langOfWords } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import styles from './toast.module.css'

export type Toast = {
  id: number
  kind: 'success' | 'notice' | 'error'
  text: string
  /** Stands above the text: 'Login Error'. */
  title?: string
  /** Offers to take back what just happened. */
  undo?: () => void
  /** How long a success or a notice stays; an error stays until it is closed or overtaken (toast.tsx). */
  durationMs: number
}

type CardProps = { toast: Toast; onClose: (id: number) => void }

function ToastCard({ toast, onClose }: CardProps) {
  const t = useText()
  const [held, setHeld] = useState(false)
  const { id, kind, durationMs } = toast

  useEffect(() => {
    if (kind === 'error' || held) return
    const timer = setTimeout(() => onClose(id), durationMs)
    return () => clearTimeout(timer)
  }, [kind, held, durationMs, id, onClose])

  return (
    <li
      className={`${styles.toast} ${styles[kind]}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.sign}>
        <Icon name={kind === 'success' ? 'check' : 'alert'} />
      </span>
      <div className={styles.words}>
        {toast.title && <strong lang={langOfWords(toast.title)}>{toast.title}</strong>}
        <p lang={langOfWords(toast.text)}>{toast.text}</p>
      </div>
      {toast.undo && (
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            toast.undo?.()
            onClose(id)
          }}
        >
          {t(commonTexts.undo)}
        </Button>
      )}
      {(kind === 'error' || toast.undo) && (
        <button
          type="button"
          className={styles.close}
          aria-label={t(commonTexts.close)}
          onClick={() => onClose(id)}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </li>
  )
}

/**
 * Where toasts stand. Beside them two live regions keep the last words of each kind: what is shown for 700 ms can still
 * be heard.
 */
export function ToastRegion({ toasts, onClose }: { toasts: Toast[]; onClose: (id: number) => void }) {
  const t = useText()
  const [lastWords, setLastWords] = useState<Record<'polite' | 'error', string[]>>({ polite: [], error: [] })
  const newest = toasts.at(-1)
  const isWrong = toasts.some(({ kind }) => kind === 'error')

  useEffect(() => {
    if (!newest) return
    const words = [newest.title, newest.text].filter((text) => text !== undefined)
    const region = newest.kind === 'error' ? 'error' : 'polite'
    setLastWords((known) => ({ ...known, [region]: words }))
  }, [newest])
  // What is no longer so is not to be found by listeners either.
  useEffect(() => {
    if (!isWrong) setLastWords((known) => ({ ...known, error: [] }))
  }, [isWrong])

  return (
    <section aria-label={t(commonTexts.notices)}>
      <ul className={`stack gap-2 ${styles.region}`}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={onClose} />
        ))}
      </ul>
      <div className="visually-hidden" role="status" aria-live="polite">
        <LastWords of={lastWords.polite} />
      </div>
      <div className="visually-hidden" role="alert">
        <LastWords of={lastWords.error} />
      </div>
    </section>
  )
}

function LastWords({ of: words }: { of: string[] }) {
  return words.map((text) => (
    <span key={text} lang={langOfWords(text)}>
      {asSentence(text)}{' '}
    </span>
  ))
}
