import * as adminTaskTexts from '#contract/texts/admin-task.ts'
import { numberText } from '#contract/texts/numbers.ts'
import type { Text } from '#contract/texts/text.ts'
import { WORK_AGES } from '#contract/work-kinds.ts'
import { useText } from '#web/texts.ts'
import { Chip } from '#web/ui/chip.tsx'
import styles from './work.module.css'
import { type WorkPlace, workAddress } from './work-place.ts'

const TAKERS: ['' | 'mine' | 'nobody', Text][] = [
  ['', adminTaskTexts.all],
  ['mine', adminTaskTexts.mine],
  ['nobody', adminTaskTexts.nobodys],
]

/** Whose work is shown, and how long it has waited at least. */
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
      <nav aria-label={t(adminTaskTexts.age)}>
        <ul className="wrap gap-2">
          {(['', ...WORK_AGES] as const).map((age) => (
            <li key={age}>
              <Chip to={workAddress({ ...at, age })} chosen={(place.age ?? '') === age} preventScrollReset>
                {age === ''
                  ? t(adminTaskTexts.anyAge)
                  : age === '1'
                    ? t(adminTaskTexts.ageDay)
                    : t(adminTaskTexts.ageDays, { days: age })}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
