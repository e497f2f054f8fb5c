import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import * as commonTexts from '#contract/texts/common.ts'
import * as profileTexts from '#contract/texts/profile.ts'
import { useText } from '#web/texts.ts'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'
import { LeaveQuestion } from './leave-question.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
}

/** What people type or choose; what a form brings along unseen is none of theirs. */
const FIELDS = 'textarea, select, input:not([type=hidden])'

/**
 * Who opens a dialog with a field came to fill it in. Under a finger a keyboard would lie over what the dialog says first, and what
 * has no field begins with its ×.
 */
function focusFirstField(dialog: HTMLElement): void {
  if (window.matchMedia('(pointer: coarse)').matches) return
  const fields = [...dialog.querySelectorAll<HTMLInputElement>(FIELDS)]
  fields.find((field) => !field.disabled && field.getClientRects().length > 0)?.focus()
}

/** Whether something stands in the fields of a dialog. */
function holdsSomething(dialog: HTMLElement | null): boolean {
  const fields = dialog?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS) ?? []
  return [...fields].some((field) => {
    const isBox = field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)
    return isBox ? field.checked : field.value.trim() !== ''
  })
}

/**
 * A native `<dialog>`: keeps the focus inside, closes on Escape, the × and a click beside it. Asks first where somebody has
 * typed into it what would be lost.
 */
export function Dialog({ open, onClose, title, children }: Props) {
  const t = useText()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isTypedInto = useRef(false)
  const [asks, setAsks] = useState(false)
  const stay = useCallback(() => setAsks(false), [])
  const close = useCallback(() => {
    if (isTypedInto.current && holdsSomething(dialog.current)) setAsks(true)
    else onClose()
  }, [onClose])

  useEffect(() => {
    const element = dialog.current
    isTypedInto.current = false
    if (open && element && !element.open) {
      element.showModal()
      focusFirstField(element)
    }
    if (!open && element?.open) element.close()
  }, [open])

  // Whoever opened it goes on where they were, also when the page takes the dialog away without closing it.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])

  // A click on the veil has the dialog itself as its target: the sheet inside covers the rest.
  useEffect(() => {
    const element = dialog.current
    const closeBeside = (event: MouseEvent) => event.target === element && close()
    element?.addEventListener('click', closeBeside)
    return () => element?.removeEventListener('click', closeBeside)
  }, [close])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      // It closes when the page says so: one that closed by itself would stay shut for who asks for it again at once. (A
      // file field inside tells of being cancelled too.)
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        close()
      }}
      onInput={() => {
        isTypedInto.current = true
      }}
      // Told a moment later: by then it may be gone, or open again.
      onClose={() => dialog.current?.open === false && onClose()}
    >
      <div className={`stack gap-4 ${styles.sheet}`}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={styles.close} aria-label={t(commonTexts.close)} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {open && children}
      </div>
      {asks && open && (
        <Dialog open onClose={stay} title={t(profileTexts.unsavedTitle)}>
          <LeaveQuestion
            onStay={stay}
            onLeave={() => {
              stay()
              onClose()
            }}
          />
        </Dialog>
      )}
    </dialog>
  )
}
