import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import * as passwordTexts from '#contract/texts/password.ts'
import { useText } from '#web/texts.ts'
import fieldStyles from './field.module.css'
import { FieldFrame, type FieldTexts } from './field.tsx'
import styles from './password-field.module.css'
import { useLive } from './use-live.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'ref' | 'autoComplete'> &
  FieldTexts & { autoComplete: 'new-password' | 'current-password' }

/**
 * A labelled password, and beside what is typed the sign that shows it. Only scripts can: without them there is none. It is hidden again
 * once a form is sent, so that nobody reads it over a shoulder meanwhile.
 */
export function PasswordField({ label, hint, error, id, ...input }: Props) {
  const t = useText()
  const live = useLive()
  const isSending = useNavigation().state === 'submitting'
  const [shown, setShown] = useState(false)
  const control = useRef<HTMLInputElement>(null)
  const cursor = useRef<[number, number] | null>(null)

  // Another type of field begins with the cursor at its start.
  useLayoutEffect(() => {
    if (cursor.current) control.current?.setSelectionRange(...cursor.current)
    cursor.current = null
  }, [shown])

  useEffect(() => {
    if (isSending) setShown(false)
  }, [isSending])

  function turn() {
    const { selectionStart, selectionEnd } = control.current!
    if (selectionStart !== null && selectionEnd !== null) cursor.current = [selectionStart, selectionEnd]
    setShown(!shown)
  }

  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(described) => (
        <span className={styles.password}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...described}
            ref={control}
            type={shown ? 'text' : 'password'}
            className={fieldStyles.control}
          />
          {live && (
            <button
              type="button"
              className={styles.show}
              aria-pressed={shown}
              aria-controls={described.id}
              // Who types stays in the field; who came by keyboard stays here.
              onMouseDown={(event) => event.preventDefault()}
              onClick={turn}
            >
              <Eye shut={shown} />
              <span className="visually-hidden">{t(passwordTexts.show)}</span>
            </button>
          )}
        </span>
      )}
    </FieldFrame>
  )
}

/** Drawn here and not among the signs (icon.tsx), which every page of the shop brings. */
function Eye({ shut }: { shut: boolean }) {
  return (
    <svg width={22} height={22} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5s-7-2-9.5-6.5Zm12.7 0a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0Z" />
      {shut && <path d="M4.5 20 19.5 4" />}
    </svg>
  )
}
