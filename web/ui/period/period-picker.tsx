import { Form, useNavigation } from 'react-router'
import type { FigureStep } from '#contract/figures.ts'
import { EARLIEST_FIGURES_DAY } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import type { Text } from '#contract/texts/text.ts'
import { useText } from '#web/texts.ts'
import { Button } from '../button.tsx'
import { ErrorSummary } from '../error-summary.tsx'
import { Field, Select } from '../field.tsx'
import { useQueryForm } from '../use-query-form.ts'
import { PeriodChips } from './period-chips.tsx'
import styles from './period-picker.module.css'
import type { Preset } from './presets.ts'

const STEPS = {
  day: figuresTexts.byDay,
  week: figuresTexts.byWeek,
  month: figuresTexts.byMonth,
} as const satisfies Record<FigureStep, Text>

/** What was asked for, word by word; the shop's day; and the periods that are a click away. */
export type Picker = {
  asked: { from: string; to: string; by: string }
  today: string
  presets: Preset[]
}

type Props = {
  picker: Picker
  /** The page itself. */
  path: string
  /** The period that is shown; none while what was asked cannot be. */
  shown: { from: string; to: string } | undefined
  /** What is wrong, by field. */
  errors: Record<string, string>
}

/** The period: some by a click, any other by its first and last day; cut as the shop finds it best, or as asked. */
export function PeriodPicker({ picker: { asked, today, presets }, path, shown, errors }: Props) {
  const t = useText()
  const isBusy = useNavigation().location?.pathname === path
  const asking = useQueryForm(`${asked.from} ${asked.to} ${asked.by} ${shown?.from} ${shown?.to}`)
  const day = { type: 'date', min: EARLIEST_FIGURES_DAY, max: today } as const
  return (
    <section className="stack gap-4" aria-label={t(figuresTexts.period)}>
      <PeriodChips
        presets={presets}
        today={today}
        addressOf={({ from, to }) => `${path}?from=${from}&to=${to}`}
        isChosen={({ from, to }) => shown?.from === from && shown.to === to && !asked.by}
      />
      <ErrorSummary
        title={t(figuresTexts.wrong)}
        errors={Object.entries(errors).map(([field, text]) => ({ fieldId: `figures-${field}`, text }))}
      />
      <Form {...asking} className={styles.form} noValidate preventScrollReset>
        <Field
          {...day}
          id="figures-from"
          name="from"
          label={t(accountWords.from)}
          defaultValue={shown?.from ?? asked.from}
          error={errors.from}
        />
        <Field
          {...day}
          id="figures-to"
          name="to"
          label={t(accountWords.to)}
          defaultValue={shown?.to ?? asked.to}
          error={errors.to}
        />
        <Select
          id="figures-by"
          name="by"
          label={t(figuresTexts.by)}
          defaultValue={asked.by}
          error={errors.by}
        >
          <option value="">{t(figuresTexts.byItself)}</option>
          {Object.entries(STEPS).map(([step, name]) => (
            <option key={step} value={step}>
              {t(name)}
            </option>
          ))}
        </Select>
        <Button type="submit" look="outline" busy={isBusy}>
          {t(figuresTexts.show)}
        </Button>
      </Form>
    </section>
  )
}
