import { NavLink } from 'react-router'
import type { SessionUser } from '#contract/identity.ts'
import type { TextCode } from '#contract/texts/catalogue.ts'
import { useText } from '#web/texts.ts'
import styles from './account-nav.module.css'

type Entry = { text: TextCode; to: string }

/** Each role's own profile page; admins have none. */
function profileOf(user: SessionUser): Entry[] {
  if (user.role === 'Admin') return []
  const page = user.role === 'Person' ? 'user' : 'company'
  return [{ text: 'account.profile', to: `/${page}/${user.id}` }]
}

/** Between the pages of one's own account: the profile, how one logs in, where one is logged in, one's data. */
export function AccountNav({ user }: { user: SessionUser }) {
  const t = useText()
  const entries: Entry[] = [
    ...profileOf(user),
    { text: 'account.title', to: '/account' },
    { text: 'account.sessions', to: '/account/sessions' },
    { text: 'account.data', to: '/account/data' },
  ]
  return (
    <nav aria-label={t('account.nav')}>
      <ul className={styles.entries}>
        {entries.map(({ text, to }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.entry}>
              {t(text)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
