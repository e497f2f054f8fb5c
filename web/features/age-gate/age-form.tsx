import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { dayAt, isBirthDay } from '#contract/age.ts'
import { EARLIEST_BIRTH_YEAR } from '#contract/limits.ts'
import * as ageGateTexts from '#contract/texts/age-gate.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import styles from './age-gate.module.css'

/**
 * Asks for the date of birth. Once the page is live the button waits for a date on which one can be born, and the
 * visitor's own date goes along; without JavaScript the server decides alone.
 */
export function AgeForm({ refused }: { refused?: boolean }) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const sending = useNavigation().state !== 'idle'
  const [today, setToday] = useState<string>()
  const [birthDay, setBirthDay] = useState('')

  useEffect(() => {
    setToday(dayAt(new Date()))
    // What was typed before the page was live, or kept by the browser.
    setBirthDay(String(new FormData(form.current ?? undefined).get('birthDay') ?? ''))
  }, [])

  return (
    <PostForm className={styles.form} ref={form}>
      <Field
        label={t(ageGateTexts.prompt)}
        name="birthDay"
        type="date"
        required
        min={`${EARLIEST_BIRTH_YEAR}-01-01`}
        max={today}
        autoComplete="bday"
        error={refused && t(ageGateTexts.dateInvalid)}
        onChange={(event) => setBirthDay(event.target.value)}
      />
      <input type="hidden" name="today" value={today ?? ''} />
      <Button
        type="submit"
        size="large"
        busy={sending}
        disabled={today ? !isBirthDay(birthDay, today) : false}
      >
        {t(ageGateTexts.check)}
      </Button>
    </PostForm>
  )
}
