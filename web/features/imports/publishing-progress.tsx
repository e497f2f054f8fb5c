import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { ImportDetail } from '#contract/imports.ts'
import * as importTexts from '#contract/texts/import.ts'
import { useText } from '#web/texts.ts'
import styles from './imports.module.css'

const ASK_AGAIN_MS = 1000

/** How far a file is that is being published: asks again each second, without JavaScript by loading the page anew. */
export function PublishingProgress({
  found: { doneRows, refusedRows, goodRows, changingRows },
}: {
  found: ImportDetail
}) {
  const t = useText()
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(revalidate, ASK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [revalidate, state])

  const through = doneRows + refusedRows
  const words = t(changingRows ? importTexts.saving : importTexts.running, { done: through, good: goodRows })
  return (
    <section className="stack gap-4">
      <noscript>
        <meta httpEquiv="refresh" content="2" />
      </noscript>
      <h2>{words}</h2>
      <progress className={styles.progress} value={through} max={goodRows} aria-label={words} />
      <p>{t(importTexts.runningLead)}</p>
    </section>
  )
}
