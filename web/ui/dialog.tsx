import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useText } from '#web/texts.ts'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
}

/** A native `<dialog>`: keeps the focus inside, closes on Escape, the × and a click beside it. */
export function Dialog({ open, onClose, title, children }: Props) {
  const t = useText()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
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
    const closeBeside = (event: MouseEvent) => event.target === element && onClose()
    element?.addEventListener('click', closeBeside)
    return () => element?.removeEventListener('click', closeBeside)
  }, [onClose])

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
        onClose()
      }}
      // Told a moment later: by then it may be gone, or open again.
      onClose={() => dialog.current?.open === false && onClose()}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={styles.close} aria-label={t('common.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {open && children}
      </div>
    </dialog>
  )
}
