import type { ComponentProps } from 'react'
import styles from './card.module.css'

/** A raised sheet with a hairline around it. */
export function Card({ className, ...rest }: ComponentProps<'article'>) {
  return <article {...rest} className={[styles.card, className].filter(Boolean).join(' ')} />
}

/** The tinted ground at the top of a card. */
export function CardPicture({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={[styles.picture, className].filter(Boolean).join(' ')} />
}

/** The words of a card. */
export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={[styles.body, className].filter(Boolean).join(' ')} />
}
