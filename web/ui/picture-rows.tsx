import { type ReactNode, useId } from 'react'
import { Picture } from './picture.tsx'
import styles from './picture-rows.module.css'

type RowsProps = {
  title: string
  /** A sentence between the title and the rows. */
  note?: ReactNode
  /** Their order means something. */
  ranked?: boolean
  children: ReactNode
}

/** A titled list of rows with small pictures. */
export function PictureRows({ title, note, ranked, children }: RowsProps) {
  const titleId = useId()
  const Rows = ranked ? 'ol' : 'ul'
  return (
    <section className={`stack gap-4 ${styles.part}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {note && <p className="quiet">{note}</p>}
      <Rows className={`stack ${styles.rows}`}>{children}</Rows>
    </section>
  )
}

type RowProps = {
  image: string
  heading: ReactNode
  /** Beside each other under the heading. */
  facts: ReactNode
  /** Below them. */
  children?: ReactNode
  /** At the end of the row. */
  way?: ReactNode
}

export function PictureRow({ image, heading, facts, children, way }: RowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <Picture image={image} alt="" frame={[300, 420]} sizes="48px" />
      </span>
      <div className={`stack gap-1 ${styles.words}`}>
        <h3>{heading}</h3>
        <p className={`wrap ${styles.facts}`}>{facts}</p>
        {children}
      </div>
      {way}
    </li>
  )
}
