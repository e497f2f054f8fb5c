import type { ReactNode } from 'react'
import { AdminNav } from './admin-nav.tsx'
import styles from './admin-page.module.css'

type Props = {
  title: ReactNode
  /** A sentence under the title. */
  lead?: ReactNode
  /** Beside the title: links and buttons for the whole page. */
  actions?: ReactNode
  children: ReactNode
}

/** A page of the administration: the way to the others, its title, and what it shows below one another. */
export function AdminPage({ title, lead, actions, children }: Props) {
  return (
    <div className={`stack gap-5 ${styles.page}`}>
      <AdminNav />
      <header className={`ends ${styles.head}`}>
        <div>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {actions && <div className="row gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  )
}
