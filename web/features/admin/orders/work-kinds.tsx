import { Form } from 'react-router'
import * as adminTaskTexts from '#contract/texts/admin-task.ts'
import * as adminWorkTexts from '#contract/texts/admin-work.ts'
import * as productsTexts from '#contract/texts/products.ts'
import * as shopTexts from '#contract/texts/shop.ts'
import { workKindTexts } from '#contract/texts/work-kind.ts'
import { WORK_KINDS, type WorkKind } from '#contract/work-kinds.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ChipLine } from '#web/ui/chip-line.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Select } from '#web/ui/field.tsx'
import { useQueryForm } from '#web/ui/use-query-form.ts'
import styles from './work.module.css'
import { ageWords, SHOWN_AGES } from './work-filters.tsx'
import { type WorkPlace, workAddress } from './work-place.ts'

/**
 * What kinds of things wait, and how many of each: a line of chips. On phones, where few of them are seen, a list to choose from
 * behind its title, and with it how long they wait.
 */
export function WorkKinds({ place, counts }: { place: WorkPlace; counts: Record<WorkKind, number> }) {
  const t = useText()
  const asking = useQueryForm(`${place.kind} ${place.age}`)
  const kinds = WORK_KINDS.filter((kind) => counts[kind] > 0 || kind === place.kind)
  if (!kinds.length) return null
  const count = WORK_KINDS.reduce((sum, kind) => sum + counts[kind], 0)
  const chosen = [place.kind, place.age].filter(Boolean).length
  const wordsOf = (kind: WorkKind) =>
    t(adminWorkTexts.kind, { kind: t(workKindTexts[kind]), count: counts[kind] })
  return (
    <>
      <nav aria-label={t(adminWorkTexts.kinds)} className={styles.chips}>
        <ChipLine chosen={place.kind || 'all'}>
          <li>
            <Chip to={workAddress({ ...place, kind: '', page: 1 })} chosen={!place.kind} preventScrollReset>
              {t(adminWorkTexts.all, { count })}
            </Chip>
          </li>
          {kinds.map((kind) => (
            <li key={kind}>
              <Chip
                to={workAddress({ ...place, kind, page: 1 })}
                chosen={place.kind === kind}
                preventScrollReset
              >
                {wordsOf(kind)}
              </Chip>
            </li>
          ))}
        </ChipLine>
      </nav>
      <Disclosure
        className={styles.choose}
        title={chosen ? t(shopTexts.filtersChosen, { count: chosen }) : t(shopTexts.filters)}
      >
        <Form {...asking} method="get" action="/admin/work" className="stack gap-3" preventScrollReset>
          <Select id="work-kind" name="kind" label={t(adminWorkTexts.kinds)} defaultValue={place.kind}>
            <option value="">{t(adminWorkTexts.all, { count })}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {wordsOf(kind)}
              </option>
            ))}
          </Select>
          <Select id="work-age" name="age" label={t(adminTaskTexts.age)} defaultValue={place.age ?? ''}>
            {SHOWN_AGES.map((age) => (
              <option key={age} value={age}>
                {ageWords(t, age)}
              </option>
            ))}
          </Select>
          {place.whose && <input type="hidden" name="whose" value={place.whose} />}
          <Button type="submit" look="outline">
            {t(productsTexts.see)}
          </Button>
        </Form>
      </Disclosure>
    </>
  )
}
