import { type ComponentProps, useState } from 'react'
import * as formTexts from '#contract/texts/form.ts'
import * as uploadTexts from '#contract/texts/upload.ts'
import { useText } from '#web/texts.ts'
import { FieldFrame, type FieldTexts } from './field.tsx'
import styles from './file-field.module.css'

type Props = FieldTexts &
  Omit<ComponentProps<'input'>, 'type' | 'required' | 'className'> & {
    /** It may be left empty. Without JavaScript the browser's own control then stands there, or nothing would say what was chosen. */
    optional?: boolean
  }

/**
 * A labelled `<input type="file">` that takes one (with `multiple` several) and needs one, unless it is `optional`. What it says is ours, in the page's language: browsers write
 * *Choose file* and *No file chosen* in their own. Without JavaScript it says that a file is chosen, with it which one.
 */
export function FileField({ label, hint, error, id, optional, onChange, ...input }: Props) {
  const t = useText()
  const [name, setName] = useState('')
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <span
          className={`row ${styles.zone}`}
          data-optional={optional || undefined}
          data-chosen={name !== '' || undefined}
        >
          <input
            {...input}
            {...control}
            type="file"
            required={!optional}
            className={styles.input}
            onChange={(event) => {
              setName(Array.from(event.currentTarget.files ?? [], (file) => file.name).join(', '))
              onChange?.(event)
            }}
          />
          <span className={styles.button} aria-hidden="true">
            {t(uploadTexts.fileChoose)}
          </span>
          <span className={styles.none} aria-hidden="true">
            {t(formTexts.noneChosen)}
          </span>
          <span className={styles.chosen} aria-hidden="true">
            {name || t(uploadTexts.fileChosen)}
          </span>
        </span>
      )}
    </FieldFrame>
  )
}
