import type { ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import type { SessionUser } from '#contract/identity.ts'
import * as navTexts from '#contract/texts/nav.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { leadsToForm } from '#web/ui/leads-to-form.ts'
import { CartLink } from './cart-link.tsx'
import { LanguageMenu } from './language-menu.tsx'
import styles from './nav.module.css'
import { NavMenu } from './nav-menu.tsx'
import { BarSearch } from './search/bar-search.tsx'
import { SHOP_PAGES } from './shop-pages.ts'
import { SiteName } from './site-name.tsx'
import { useRoot } from './use-root.ts'

/**
 * The bar at the top: the same entries for all, then the search, the languages, Login or the menu of the role, and the cart for who may
 * buy.
 * Phones have the second list beside the name and the first below.
 */
export function Nav({ user }: { user: SessionUser | null }) {
  const t = useText()
  const root = useRoot()
  // Another page closes the menu.
  const location = useLocation()
  const mayBuy = !user || user.role === 'Person'
  const line = (to: string, words: ReactNode, lang?: string) => (
    <li key={to}>
      <NavLink
        to={to}
        lang={lang}
        className={styles.entry}
        aria-disabled={root?.seeing && leadsToForm(to)}
        viewTransition
      >
        {words}
      </NavLink>
    </li>
  )
  return (
    <header className={styles.bar}>
      <Link to="/home" className={styles.name} viewTransition>
        <SiteName />
      </Link>
      <nav aria-label={t(navTexts.main)}>
        <ul className={styles.pages}>
          {SHOP_PAGES.map(({ to, text }) => line(to, <Spoken text={text} />))}
          {root?.menu.inBar.map(({ to, lang, words }) => line(to, words, lang))}
        </ul>
        <ul className={styles.own}>
          {root && (
            <li>
              <BarSearch />
            </li>
          )}
          <li>
            <LanguageMenu key={location.key} />
          </li>
          {user ? (
            <li>
              <NavMenu key={location.key} />
            </li>
          ) : (
            line('/login', <Spoken text={navTexts.login} />)
          )}
          {mayBuy && (
            <li>
              <CartLink />
            </li>
          )}
        </ul>
      </nav>
    </header>
  )
}
