import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { SessionUser } from '#contract/identity.ts'
import type { Role } from '#contract/limits.ts'
import * as navTexts from '#contract/texts/nav.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import type { Text } from '#contract/texts/text.ts'

import { Spoken } from '#web/language/spoken.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import styles from './nav.module.css'

type Entry = { text: Text; to: (user: SessionUser) => string }

/** The menu of each role (specification section 2, Navigation). An entry is added together with its page. */
const ENTRIES: Record<Role, Entry[]> = {
  Person: [
    { text: navTexts.user, to: (user) => `/user/${user.id}` },
    { text: navTexts.myPurchases, to: () => '/myShop' },
  ],
  Company: [{ text: navTexts.company, to: (user) => `/company/${user.id}` }],
  Admin: [
    { text: navTexts.controlPanel, to: () => '/admin' },
    { text: shopWords.myAccount, to: () => '/account' },
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
        <Spoken text={navTexts.menu} />
        <Icon name="down" size={16} />
      </summary>
      <ul>
        {ENTRIES[user.role].map((entry) => (
          <li key={entry.text.en}>
            <Link to={entry.to(user)}>
              <Spoken text={entry.text} />
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
