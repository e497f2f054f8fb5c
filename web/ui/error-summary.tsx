import { type ReactNode, useEffect, useRef } from 'react'
import styles from './error-summary.module.css'
import { Icon } from './icon.tsx'

export type FieldError = { fieldId?: string; text: string }

/**
 * What a form was refused for, above its fields: takes the focus when the errors arrive, each leads to its field. Shows
 * nothing while there is none.
 */
export function ErrorSummary({ title, errors }: { title: ReactNode; errors: FieldError[] }) {
  const summary = useRef<HTMLDivElement>(null)
  const words = errors.map((error) => error.text).join('\n')

  useEffect(() => {
    if (words) summary.current?.focus()
  }, [words])

  if (!errors.length) return null
  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
      <Icon name="alert" size={24} />
      <div>
        <p className={styles.title}>{title}</p>
        <ul>
          {errors.map(({ fieldId, text }) => (
            <li key={`${fieldId}${text}`}>{fieldId ? <a href={`#${fieldId}`}>{text}</a> : text}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
