import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import styles from './nav.module.css'

/**
 * A dropdown of the bar: a native `<details>`, which opens without JavaScript too; of all of them one is open. Escape closes it, and so
 * does a press beside it.
 */
export function BarMenu({ title, children }: { title: ReactNode; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    function close(event: Event) {
      const details = menu.current
      if (!details?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        details.querySelector('summary')?.focus()
      } else if (details.contains(event.target as Node)) return
      details.removeAttribute('open')
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])

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
