import { Link } from 'react-router'
import type { BeerImport } from '#contract/imports.ts'
import * as importTexts from '#contract/texts/import.ts'
import { useText } from '#web/texts.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import styles from './imports.module.css'

const TONES = {
  preview: 'waiting',
  running: 'waiting',
  waiting: 'waiting',
  done: 'good',
  cancelled: 'over',
  failed: 'bad',
} as const satisfies Record<BeerImport['state'], string>

/** The files from before, latest first, each leading to what became of it. */
export function PastImports({ path, imports }: { path: string; imports: (BeerImport & { when: string })[] }) {
  const t = useText()
  return (
    <section className="stack gap-4" aria-labelledby="past">
      <h2 id="past">{t(importTexts.past)}</h2>
      {imports.length === 0 && <EmptyState text={t(importTexts.none)} />}
      <ul className={styles.past}>
        {imports.map(({ id, fileName, state, goodRows, badRows, doneRows, when }) => (
          <li key={id}>
            <Link to={`${path}/${id}`}>{fileName}</Link>
            <StatusWord tone={TONES[state]}>{t(importTexts.state[state])}</StatusWord>
            <span className="quiet">
              {when} ·{' '}
              {state === 'preview'
                ? t(importTexts.countsWaiting, { good: goodRows, bad: badRows })
                : t(importTexts.counts, { done: doneRows, bad: badRows })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
