import type { ComponentProps, ReactNode } from 'react'
import styles from './checkbox.module.css'
import words from './field.module.css'
import { Icon } from './icon.tsx'

type Props = Omit<ComponentProps<'input'>, 'id'> & { id: string; label: ReactNode; error?: ReactNode }

/** A labelled `<input type="checkbox">`; what is wrong stands below it and is announced with it. */
export function Checkbox({ label, error, id, ...input }: Props) {
  const errorId = `${id}-error`
  return (
    <div>
      <label className={`beside gap-3 ${styles.check}`}>
        <input
          {...input}
          id={id}
          type="checkbox"
          {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={errorId} className={words.error}>
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
