import type { ReactNode } from 'react'
import * as offlineTexts from '#contract/texts/offline.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { SpilledGlass } from '#web/layout/spilled-glass.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import styles from './unreachable-notice.module.css'

/** A page that needs the network, which is not there. @param wanted the page's own address, to try again */
export function UnreachableNotice({ wanted, children }: { wanted: string; children?: ReactNode }) {
  const t = useText()
  return (
    <section className={`stack gap-4 ${styles.notice}`}>
      <SpilledGlass />
      <h1>{t(offlineTexts.title)}</h1>
      <p>{children || t(offlineTexts.text)}</p>
      <LinkButton to={wanted} reloadDocument>
        {t(shopWords.tryAgain)}
      </LinkButton>
    </section>
  )
}
