import type { ReactNode } from 'react'
import { LinkButton } from '#web/ui/button.tsx'

/** A link to a call of the API: the browser keeps what it answers as a file. */
export function FileLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <LinkButton to={`/api${to}`} look="outline" reloadDocument discover="none" download>
      {children}
    </LinkButton>
  )
}
