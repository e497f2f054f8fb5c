import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import styles from './design-system.module.css'

type Forced = 'hover' | 'active' | 'focus-visible' | 'focus-within'

type SpecimenProps = {
  name: string
  /** Where it is, from `web/ui/` on. */
  file: string
  /** When to use it, in one sentence. */
  use: string
  children: ReactNode
}

/** A piece: what it is called, where it is, when to use it, and its states. */
export function Specimen({ name, file, use, children }: SpecimenProps) {
  return (
    <section className={`stack gap-4 ${styles.specimen}`} data-piece={file}>
      <header>
        <h3>{name}</h3>
        <code>web/ui/{file}</code>
        <p>{use}</p>
      </header>
      <div className={styles.states}>{children}</div>
    </section>
  )
}

type StateProps = {
  name: string
  /** What a pointer or the keyboard would bring (force-states.ts). */
  forced?: Forced
  /** Which element of the piece has it; else its first control. */
  on?: string
  wide?: boolean
  children: ReactNode
}

/** One state of a piece, with its name. */
export function State({
  name,
  forced,
  on = 'button, a, input:not([type=hidden]), select, textarea',
  wide,
  children,
}: StateProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (forced) frame.current?.querySelector(on)?.setAttribute('data-forced', forced)
  })
  return (
    <div className={wide ? styles.wideState : styles.state}>
      <small>{name}</small>
      <div ref={frame}>{children}</div>
    </div>
  )
}

/** What takes the focus, moves or covers the page: shown when it is asked for. */
export function OnRequest({ name, children }: { name: string; children: (close: () => void) => ReactNode }) {
  const [shown, setShown] = useState(false)
  return (
    <>
      <Button look="outline" size="small" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {name}
      </Button>
      {shown && children(() => setShown(false))}
    </>
  )
}

export const FORCED: readonly Forced[] = ['hover', 'focus-visible', 'active']
