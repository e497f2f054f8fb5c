import type { ReactNode } from 'react'
import type { SessionUser } from '#contract/identity.ts'
import { AccountNav } from './account-nav.tsx'
import styles from './settings-page.module.css'

type Props = {
  /** null: who may not go elsewhere yet. */
  user: SessionUser | null
  title: string
  /** What it is for, in a sentence. */
  lead: string
  /** What else is good to know before something is settled. */
  notes?: ReactNode
  /** What is settled: its forms (`data-part`) and lists. */
  children: ReactNode
}

/** A page on which somebody settles something for themselves: what it is and does, and beside that, where there is room, what is settled. */
export function SettingsPage({ user, title, lead, notes, children }: Props) {
  return (
    <div className="stack gap-5">
      {user && <AccountNav user={user} />}
      <div className={`stack ${styles.parts}`}>
        <header className={`stack gap-2 ${styles.head}`}>
          <h1>{title}</h1>
          <p>{lead}</p>
          {notes && <div className={`stack gap-2 quiet ${styles.notes}`}>{notes}</div>}
        </header>
        <div className="stack gap-5">{children}</div>
      </div>
    </div>
  )
}
