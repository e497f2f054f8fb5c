import { type ReactNode, useId } from 'react'
import { Disclosure } from '#web/ui/disclosure.tsx'
import styles from './parcels.module.css'

type Props = {
  title: string
  /** The next step of its page stands open below what it is about; any other form is opened by its title. */
  heading?: string | undefined
  isOpen: boolean
  /** Once its title has opened it. */
  onOpen?: () => void
  children: ReactNode
}

/** The place of a form that does something to a parcel. */
export function StepFrame({ title, heading, isOpen, onOpen, children }: Props) {
  const titleId = useId()
  if (heading) {
    return (
      <section className={`stack gap-4 ${styles.next}`} aria-labelledby={titleId}>
        <h2 id={titleId}>{heading}</h2>
        {children}
      </section>
    )
  }
  return (
    <Disclosure
      title={title}
      className={styles.step}
      open={isOpen || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      {children}
    </Disclosure>
  )
}
