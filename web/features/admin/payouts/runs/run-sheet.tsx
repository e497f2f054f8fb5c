import type { ReactNode } from 'react'
import * as commonTexts from '#contract/texts/common.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useLive } from '#web/ui/use-live.ts'
import styles from '../payouts.module.css'

type Props = { title: string; children: ReactNode; closeTo: string; onClose: () => void }

/** Asks before something is done to a run: a dialog, and without JavaScript the same on top of the page. */
export function RunSheet({ title, children, closeTo, onClose }: Props) {
  const t = useText()
  const live = useLive()
  if (live) {
    return (
      <Dialog open onClose={onClose} title={title}>
        <div className="stack gap-4">{children}</div>
      </Dialog>
    )
  }
  return (
    <section className={`stack gap-4 ${styles.sheet}`} aria-labelledby="run-sheet">
      <h2 id="run-sheet">{title}</h2>
      {children}
      <LinkButton to={closeTo} look="quiet">
        {t(commonTexts.close)}
      </LinkButton>
    </section>
  )
}
