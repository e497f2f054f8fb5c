import { type ReactNode, useEffect, useRef } from 'react'
import { langOfWords } from '#web/language/spoken.tsx'
import styles from './error-summary.module.css'
import { Icon } from './icon.tsx'
import { useIsSending } from './use-is-sending.ts'

/** `lang`: of a text that is not in the page's language. */
export type FieldError = { fieldId?: string; text: string; lang?: 'en' | undefined }

/**
 * What a form was refused for, above its fields: takes the focus when errors arrive, not when one of them goes; each leads
 * to its field. Shows nothing while there is none, nor while a new attempt is on its way.
 */
export function ErrorSummary({ title, errors }: { title: ReactNode; errors: FieldError[] }) {
  const summary = useRef<HTMLDivElement>(null)
  const told = useRef<string[]>([])
  const isSending = useIsSending()
  const words = isSending ? '' : errors.map((error) => error.text).join('\n')

  useEffect(() => {
    const lines = words ? words.split('\n') : []
    const isNew = lines.some((line) => !told.current.includes(line))
    told.current = lines
    if (isNew) summary.current?.focus()
  }, [words])

  if (!words) return null
  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
      <Icon name="alert" size={24} />
      <div>
        <p className={styles.title} lang={langOfWords(title)}>
          {title}
        </p>
        <ul>
          {errors.map(({ fieldId, text, lang = langOfWords(text) }) => (
            <li key={`${fieldId}${text}`} lang={lang}>
              {fieldId ? <a href={`#${fieldId}`}>{text}</a> : text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
