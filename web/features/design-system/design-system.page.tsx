import { type ReactNode, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { titled } from '#web/head/head-of.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Actions } from './actions.tsx'
import styles from './design-system.module.css'
import { Feedback } from './feedback.tsx'
import { Figures } from './figures.tsx'
import { FileFields } from './file-fields.tsx'
import { forceStates } from './force-states.ts'
import { FormFields } from './form-fields.tsx'
import { Foundations } from './foundations.tsx'
import { Reading } from './reading.tsx'
import { Wayfinding } from './wayfinding.tsx'

export const handle: PageHandle = { openTo: 'everybody' }

const THEMES = { both: ['light', 'dark'], light: ['light'], dark: ['dark'] } as const

const GROUPS: { name: string; pieces: () => ReactNode }[] = [
  { name: 'Foundations', pieces: Foundations },
  { name: 'Actions', pieces: Actions },
  { name: 'Wayfinding', pieces: Wayfinding },
  { name: 'Form fields', pieces: FormFields },
  { name: 'Pictures in forms', pieces: FileFields },
  { name: 'Feedback', pieces: Feedback },
  { name: 'Reading', pieces: Reading },
  { name: 'Figures', pieces: Figures },
]

export const meta = () => [{ title: titled('Design system') }]

/**
 * `/ui`, in development only (routes.ts): every piece of `web/ui` in every state, by day and by night. It speaks to who
 * builds the shop: its words are its own, and stand in no catalogue.
 */
export default function DesignSystemPage() {
  const [query] = useSearchParams()
  const asked = query.get('theme')
  const theme = asked === 'light' || asked === 'dark' ? asked : 'both'
  useEffect(forceStates, [])
  return (
    <div className="stack gap-6" lang="en">
      <header className="stack gap-4">
        <h1>Design system</h1>
        <p>
          Everything in <code>web/ui</code>, in every state, made of <code>web/ui/tokens.css</code>. This page
          is there in development only.
        </p>
        <nav aria-label="Theme" className="wrap gap-2">
          {(Object.keys(THEMES) as (keyof typeof THEMES)[]).map((name) => (
            <Chip key={name} to={`?theme=${name}`} chosen={name === theme} preventScrollReset>
              {name}
            </Chip>
          ))}
        </nav>
      </header>
      <div className={`stack gap-5 ${styles.panes}`} data-both={theme === 'both' || undefined}>
        {THEMES[theme].map((each) => (
          <div key={each} className={`stack gap-7 ${styles.pane}`} data-theme={each}>
            {GROUPS.map(({ name, pieces: Pieces }) => (
              <section key={name} className="stack gap-5">
                <h2>{name}</h2>
                <Pieces />
              </section>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
