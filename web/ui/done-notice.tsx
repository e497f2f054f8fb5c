import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { Text } from '#contract/texts/text.ts'

import { useText } from '#web/texts.ts'
import { LinkButton } from './button.tsx'
import styles from './done-notice.module.css'
import { useToast } from './toast/toast.tsx'

type Props = {
  /** What was done: the heading, and a toast. */
  said: Text
  text: Text
  /** Where it goes on, and what the way there is called. */
  to: string
  way: Text
  afterMs: number
}

/** What a form leaves behind once all is done: says so, and goes on by itself (specification section 9). */
export function DoneNotice({ said, text, to, way, afterMs }: Props) {
  const t = useText()
  const toast = useToast()
  const navigate = useNavigate()

  useEffect(() => {
    toast.success(t(said))
    const timer = setTimeout(() => navigate(to), afterMs)
    return () => clearTimeout(timer)
  }, [toast, t, said, navigate, to, afterMs])

  return (
    <section className={`stack gap-6 ${styles.done}`}>
      <noscript>
        <meta httpEquiv="refresh" content={`${afterMs / 1000};url=${to}`} />
      </noscript>
      <h1>{t(said)}</h1>
      <p>{t(text)}</p>
      <div>
        <LinkButton to={to}>{t(way)}</LinkButton>
      </div>
    </section>
  )
}
