import { type ReactNode, useRef } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { useCloseWhenLeft } from '#web/ui/use-close-when-left.ts'
import styles from './nav.module.css'

/** A dropdown of the bar: a native `<details>`, which opens without JavaScript too; of all of them one is open. */
export function BarMenu({ title, children }: { title: ReactNode; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null)

  useCloseWhenLeft(menu)
  return (
    <details className={styles.menu} ref={menu} name="menu">
      <summary>
        {title}
        <Icon name="down" size={16} />
      </summary>
      {children}
    </details>
  )
}
