import { Link, NavLink, useLocation } from 'react-router'
import type { SessionUser } from '#contract/identity.ts'
import type { TextCode } from '#contract/texts/catalogue.ts'
import { Spoken } from '#web/language/spoken.tsx'
import type { PagePath } from '#web/page-handle.ts'
import { useText } from '#web/texts.ts'
import { CartLink } from './cart-link.tsx'
import styles from './nav.module.css'
import { NavMenu } from './nav-menu.tsx'

/** For everybody (specification section 2, Navigation). An entry is added together with its page. */
const ENTRIES: { text: TextCode; to: PagePath }[] = [
  { text: 'nav.home', to: '/home' },
  { text: 'nav.shop', to: '/shop' },
  { text: 'nav.aboutUs', to: '/aboutUs' },
  { text: 'nav.contact', to: '/contact' },
]

/**
 * The bar at the top: the same entries for all, then the cart for who may buy and Login or the menu of the role. Phones
 * have the second list beside the name and the first below.
 */
export function Nav({ user }: { user: SessionUser | null }) {
  const t = useText()
  // Another page closes the menu.
  const location = useLocation()
  const mayBuy = !user || user.role === 'Person'
  return (
    <header className={styles.bar}>
      <Link to="/home" className={styles.name} viewTransition>
        {t('site.name').toLowerCase()}
      </Link>
      <nav aria-label={t('nav.main')}>
        <ul className={styles.pages}>
          {ENTRIES.map((entry) => (
            <li key={entry.to}>
              <NavLink to={entry.to} className={styles.entry} viewTransition>
                <Spoken code={entry.text} />
              </NavLink>
            </li>
          ))}
          {user?.role === 'Company' && (
            <li>
              <NavLink to="/post" className={styles.entry} viewTransition>
                <Spoken code="nav.postBeer" />
              </NavLink>
            </li>
          )}
        </ul>
        <ul className={styles.own}>
          {user ? (
            <li>
              <NavMenu key={location.key} user={user} />
            </li>
          ) : (
            <li>
              <NavLink to="/login" className={styles.entry} viewTransition>
                <Spoken code="nav.login" />
              </NavLink>
            </li>
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
