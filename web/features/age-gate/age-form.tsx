import { use } from 'react'
import { useNavigation } from 'react-router'
import { EARLIEST_BIRTH_YEAR } from '#contract/limits.ts'
import * as ageGateTexts from '#contract/texts/age-gate.ts'
import { AtOnce } from '#web/layout/at-once.tsx'
import { NonceContext } from '#web/request/nonce-context.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import styles from './age-gate.module.css'

/**
 * What runs in the form at once, long before the page's scripts (`liveOnceUsed`): the visitor's own date goes along, and the
 * button waits for a date on which one can be born: pressed before that, it leads to the date. `pageshow`: a browser may bring back what
 * was typed.
 */
const WAIT_FOR_A_DATE = !import.meta.env.SSR
  ? ''
  : `{
const form = document.currentScript.parentElement
const { birthDay, today } = form.elements, check = form.querySelector("button")
const now = new Date(), two = (number) => String(number).padStart(2, "0")
today.value = birthDay.max = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join("-")
const look = () => { check.disabled = !birthDay.checkValidity() }
birthDay.addEventListener("input", look)
addEventListener("pageshow", look)
form.addEventListener("click", ({ clientX, clientY }) => {
  const { left, right, top, bottom } = check.getBoundingClientRect()
  const isOnCheck = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  if (check.disabled && isOnCheck) birthDay.focus()
})
look()
}`

/** `asked`: about its year; what is answered then counts. */
type Props = { error?: string | undefined; asked?: boolean | undefined }

/** Asks for the date of birth, once more for a year that looks mistyped. Without JavaScript the server decides alone. */
export function AgeForm({ error, asked }: Props) {
  const t = useText()
  const nonce = use(NonceContext)
  const sending = useNavigation().state !== 'idle'
  return (
    <PostForm className={styles.form}>
      <Field
        label={t(ageGateTexts.prompt)}
        name="birthDay"
        type="date"
        required
        min={`${EARLIEST_BIRTH_YEAR}-01-01`}
        autoComplete="bday"
        error={error}
        suppressHydrationWarning
      />
      <input type="hidden" name="today" suppressHydrationWarning />
      {asked && <input type="hidden" name="asked" value="once" />}
      <Button type="submit" size="large" busy={sending} suppressHydrationWarning>
        {t(ageGateTexts.check)}
      </Button>
      <AtOnce nonce={nonce} code={WAIT_FOR_A_DATE} />
    </PostForm>
  )
}
