import { Form } from 'react-router'
import { PAUSE_NOTE_MAX_CHARACTERS } from '#contract/limits.ts'
import type { Pause } from '#contract/pauses.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import { dayWords } from '#contract/texts/days.ts'
import * as formTexts from '#contract/texts/form.ts'
import * as pauseTexts from '#contract/texts/pause.ts'
import { pausePage } from '#web/request/company-pages.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import styles from './pause.module.css'

type Props = {
  companyId: string
  state: Pause
  typed: { until: string; note: string }
  wrong: Record<string, string>
}

/** Until when, and what the brewery says to it. It only asks: the page then says what happens, and begins. */
export function PauseForm({ companyId, state: { pause, today, lastDay }, typed, wrong }: Props) {
  const t = useText()
  return (
    <section data-part="" className={`stack gap-4 ${styles.form}`} aria-labelledby="pause-form">
      <h2 id="pause-form">{t(pause ? pauseTexts.change : pauseTexts.begin)}</h2>
      <Form action={pausePage(companyId)} noValidate preventScrollReset className="stack gap-4">
        <ErrorSummary
          title={t(formTexts.summary)}
          errors={Object.entries(wrong).map(([name, text]) => ({ fieldId: `pause-${name}`, text }))}
        />
        <Field
          key={`until ${typed.until}`}
          id="pause-until"
          name="until"
          type="date"
          min={today}
          max={lastDay}
          required
          label={t(pauseTexts.until)}
          hint={t(pauseTexts.untilHint, { day: dayWords(lastDay) })}
          error={wrong.until}
          defaultValue={typed.until}
        />
        <Field
          key={`note ${typed.note}`}
          id="pause-note"
          name="note"
          autoComplete="off"
          maxLength={PAUSE_NOTE_MAX_CHARACTERS}
          label={t(pauseTexts.note)}
          hint={t(pauseTexts.noteHint, { max: PAUSE_NOTE_MAX_CHARACTERS })}
          error={wrong.note}
          defaultValue={typed.note}
        />
        <div>
          <Button type="submit" look={pause ? 'outline' : undefined}>
            {t(accountWords.goOn)}
          </Button>
        </div>
      </Form>
    </section>
  )
}
