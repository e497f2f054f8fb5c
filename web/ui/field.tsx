import { type ComponentProps, type ReactNode, useId } from 'react'
import { langOfWords } from '#web/language/spoken.tsx'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

export type FieldTexts = {
  label: ReactNode
  /** What to write here; stands there from the start and is not an error. */
  hint?: ReactNode
  /** What is wrong; announced with the field. */
  error?: ReactNode
}

type Described = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** Label above, hint below, error in place of the hint; the control is handed what ties it to them. */
export function FieldFrame({
  label,
  hint,
  error,
  id,
  children,
}: FieldTexts & { id?: string; children: (control: Described) => ReactNode }) {
  const ownId = useId()
  const controlId = id ?? ownId
  const below = error ? `${controlId}-error` : hint ? `${controlId}-hint` : undefined
  return (
    <div className={`stack ${styles.field}`}>
      <label className={styles.label} htmlFor={controlId} lang={langOfWords(label)}>
        {label}
      </label>
      {children({
        id: controlId,
        ...(below && { 'aria-describedby': below }),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {error ? (
        <span className={styles.error} id={below}>
          <Icon name="alert" size={18} />
          <span lang={langOfWords(error)}>{error}</span>
        </span>
      ) : (
        hint && (
          <span className="quiet" id={below}>
            {hint}
          </span>
        )
      )}
    </div>
  )
}

/** A labelled `<input>`. */
export function Field({ label, hint, error, id, ...input }: ComponentProps<'input'> & FieldTexts) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(control) => <input {...input} {...control} className={styles.control} />}
    </FieldFrame>
  )
}

/** A labelled `<textarea>`. */
export function TextArea({ label, hint, error, id, ...input }: ComponentProps<'textarea'> & FieldTexts) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(control) => <textarea {...input} {...control} className={styles.control} />}
    </FieldFrame>
  )
}

/**
 * A labelled native `<select>`; the options are its children. It says its default value, which React sets once only, for
 * whoever goes back to it (use-query-form.ts).
 */
export function Select({
  label,
  hint,
  error,
  id,
  children,
  ...select
}: ComponentProps<'select'> & FieldTexts) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <span className={styles.select}>
          <select {...select} {...control} data-default={select.defaultValue} className={styles.control}>
            {children}
          </select>
          <Icon name="down" />
        </span>
      )}
    </FieldFrame>
  )
}
