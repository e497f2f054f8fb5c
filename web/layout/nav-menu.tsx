import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import * as navTexts from '#contract/texts/nav.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import styles from './nav.module.css'
import { useRoot } from './use-root.ts'

/** The dropdown of who is logged in: a native `<details>`, which opens without JavaScript too. */
export function NavMenu() {
  const root = useRoot()
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
        <Spoken text={navTexts.menu} />
        <Icon name="down" size={16} />
      </summary>
      <ul>
        {root?.menu.entries.map(({ to, lang, words }) => (
          <li key={to}>
            <Link to={to} lang={lang}>
              {words}
            </Link>
          </li>
        ))}
        <li>
          <PostForm action="/logout">
            <button type="submit">
              <Spoken text={navTexts.logout} />
            </button>
          </PostForm>
        </li>
      </ul>
    </details>
  )
}
