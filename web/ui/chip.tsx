import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './chip.module.css'
import { Icon } from './icon.tsx'

/** A choice that is a link: `chosen` says that it is on; `removes` shows the × of a choice that a click takes away. */
export function Chip({
  chosen,
  removes,
  children,
  className,
  ...rest
}: ComponentProps<typeof Link> & { chosen?: boolean; removes?: boolean }) {
  return (
    <Link
      {...rest}
      className={[styles.chip, chosen && styles.chosen, className].filter(Boolean).join(' ')}
      aria-current={chosen && !removes ? 'true' : undefined}
    >
      {children}
      {removes && <Icon name="close" size={14} />}
    </Link>
  )
}
