import * as adminTaskTexts from '#contract/texts/admin-task.ts'
import { numberText } from '#contract/texts/numbers.ts'
import type { Text } from '#contract/texts/text.ts'
import { WORK_AGES } from '#contract/work-kinds.ts'
import { type Translate, useText } from '#web/texts.ts'
import { Chip } from '#web/ui/chip.tsx'
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

/** Whose work is shown, and where there is room also how long it has waited at least. */
export function WorkFilters({
  place,
  takers,
}: {
  place: WorkPlace
  takers: Record<'all' | 'mine' | 'nobody', number>
}) {
  const t = useText()
  const at = { ...place, free: '', page: 1 }
  return (
    <div className={`wrap gap-3 ${styles.filters}`}>
      <nav aria-label={t(adminTaskTexts.whose)}>
        <ul className="wrap gap-2">
          {TAKERS.map(([whose, text]) => (
            <li key={whose}>
              <Chip
                to={workAddress({ ...at, whose })}
                chosen={(place.whose ?? '') === whose}
                preventScrollReset
              >
                {t(text, { count: numberText(takers[whose || 'all']) })}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t(adminTaskTexts.age)} className={styles.chips}>
        <ul className="wrap gap-2">
          {SHOWN_AGES.map((age) => (
            <li key={age}>
              <Chip to={workAddress({ ...at, age })} chosen={(place.age ?? '') === age} preventScrollReset>
                {ageWords(t, age)}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
