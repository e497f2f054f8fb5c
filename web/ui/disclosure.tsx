import type { ComponentProps, ReactNode } from 'react'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'

type Props = Omit<ComponentProps<'details'>, 'title'> & {
  /** What is always there to be pressed. */
  title: ReactNode
  /** `small` stands in a line of words, `quiet` below what matters more; `narrow` has its title only where there is no room. */
  look?: 'small' | 'quiet' | 'narrow'
}

/** Something that is read or done now and then: its title shows and hides it, without scripts too. */
export function Disclosure({ title, look, className, children, ...rest }: Props) {
  const looks = [styles.disclosure, look && styles[look], className].filter(Boolean).join(' ')
  return (
    <details {...rest} className={looks}>
      <summary>
        {title}
        <Icon name="down" size={16} />
      </summary>
      {children}
    </details>
  )
}
