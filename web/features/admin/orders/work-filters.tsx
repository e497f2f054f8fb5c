import * as adminTaskTexts from '#contract/texts/admin-task.ts'
import { numberText } from '#contract/texts/numbers.ts'
import type { Text } from '#contract/texts/text.ts'
import { WORK_AGES } from '#contract/work-kinds.ts'
import { type Translate, useText } from '#web/texts.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import styles from './work.module.css'
import { type WorkPlace, workAddress } from './work-place.ts'

const TAKERS: ['' | 'mine' | 'nobody', Text][] = [
  ['', adminTaskTexts.all],
  ['mine', adminTaskTexts.mine],
  ['nobody', adminTaskTexts.nobodys],
]

/** How long something has waited at least, as the list can be narrowed down to. */
export const SHOWN_AGES = ['', ...WORK_AGES] as const

export function ageWords(t: Translate, age: (typeof SHOWN_AGES)[number]): string {
  if (age === '') return t(adminTaskTexts.anyAge)
  return age === '1' ? t(adminTaskTexts.ageDay) : t(adminTaskTexts.ageDays, { days: age })
}

type Props = { place: WorkPlace; takers: Record<'all' | 'mine' | 'nobody', number> }

/** Whose work is shown. */
export function WorkTakers({ place, takers }: Props) {
  const t = useText()
  return (
    <nav aria-label={t(adminTaskTexts.whose)}>
      <ul className="wrap gap-2">
        {TAKERS.map(([whose, text]) => (
          <li key={whose}>
            <Chip
              to={workAddress({ ...place, whose, free: '', page: 1 })}
              chosen={(place.whose ?? '') === whose}
              preventScrollReset
            >
              {t(text, { count: numberText(takers[whose || 'all']) })}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** How long it has waited at least, where there is room: behind what is chosen, as what waits longest comes first anyway. */
export function WorkAges({ place }: { place: WorkPlace }) {
  const t = useText()
  const chosen = place.age ?? ''
  return (
    <nav aria-label={t(adminTaskTexts.age)} className={styles.ages}>
      {/* Closed again by what is chosen in it. */}
      <Disclosure key={chosen} title={ageWords(t, chosen)}>
        <ul className="stack gap-2">
          {SHOWN_AGES.map((age) => (
            <li key={age}>
              <Chip
                to={workAddress({ ...place, age, free: '', page: 1 })}
                chosen={chosen === age}
                preventScrollReset
              >
                {ageWords(t, age)}
              </Chip>
            </li>
          ))}
        </ul>
      </Disclosure>
    </nav>
  )
}
