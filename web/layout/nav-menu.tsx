import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { SessionUser } from '#contract/identity.ts'
import type { Role } from '#contract/limits.ts'
import type { TextCode } from '#contract/texts/catalogue.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import styles from './nav.module.css'

type Entry = { text: TextCode; to: (user: SessionUser) => string }

/** The menu of each role (specification section 2, Navigation). An entry is added together with its page. */
const ENTRIES: Record<Role, Entry[]> = {
  Person: [
    { text: 'nav.user', to: (user) => `/user/${user.id}` },
    { text: 'nav.myPurchases', to: () => '/myShop' },
  ],
  Company: [{ text: 'nav.company', to: (user) => `/company/${user.id}` }],
  Admin: [
    { text: 'nav.controlPanel', to: () => '/admin' },
    { text: 'nav.account', to: () => '/account' },
  ],
}

/** The dropdown of who is logged in: a native `<details>`, which opens without JavaScript too. */
export function NavMenu({ user }: { user: SessionUser }) {
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
        <Spoken code="nav.menu" />
        <Icon name="down" size={16} />
      </summary>
      <ul>
        {ENTRIES[user.role].map((entry) => (
          <li key={entry.text}>
            <Link to={entry.to(user)}>
              <Spoken code={entry.text} />
            </Link>
          </li>
        ))}
        <li>
          <PostForm action="/logout">
            <button type="submit">
              <Spoken code="nav.logout" />
            </button>
          </PostForm>
        </li>
      </ul>
    </details>
  )
}
