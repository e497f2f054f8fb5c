import { type ReactNode, useId } from 'react'
import * as commonTexts from '#contract/texts/common.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from './button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './sheet.module.css'
import { useLive } from './use-live.ts'

type Props = {
  title: string
  children: ReactNode
  /** Where the page is without the sheet, for a link *Close*: for questions that bring no way back of their own. */
  closeTo?: string
  onClose: () => void
}

/**
 * A question that a page asks before it goes on: a dialog, and without JavaScript the same on top of the page. Whoever shows
 * it decides by the address that it is open.
 */
export function Sheet({ title, children, closeTo, onClose }: Props) {
  const t = useText()
  const live = useLive()
  const titleId = useId()
  if (live) {
    return (
      <Dialog open onClose={onClose} title={title}>
        {children}
      </Dialog>
    )
  }
  return (
    <section className={`stack gap-4 ${styles.sheet}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
      {closeTo !== undefined && (
        <LinkButton to={closeTo} look="quiet">
          {t(commonTexts.close)}
        </LinkButton>
      )}
    </section>
  )
}
