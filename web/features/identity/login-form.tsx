import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { credentials } from '#contract/identity.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as loginTexts from '#contract/texts/login.ts'
import { langOfWords, Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'
import { useErrorsAfterPress } from '#web/ui/use-errors-after-press.ts'
import { useErrorsWhenOff } from '#web/ui/use-errors-when-off.ts'
import { useFormValidity } from '#web/ui/use-form-validity.ts'
import { useLive } from '#web/ui/use-live.ts'
import styles from './identity.module.css'

type Props = {
  next: string | null
  /** What somebody signed up with just now, or recovered. */
  email: string | undefined
  result: SubmissionResult | undefined
  /** Why the log-in was refused, in the API's words. */
  message: string | null | undefined
  /** True when there were too many attempts: there is a way in besides waiting. */
  isShut: boolean | undefined
}

/** E-mail and password, with the rules and messages of specification section 5 here and on the server alike. */
export function LoginForm({ next, email, result, message, isShut }: Props) {
  const t = useText()
  const toast = useToast()
  const live = useLive()
  const element = useRef<HTMLFormElement>(null)
  const [shows, setShows] = useState(false)
  const isSending = useNavigation().formAction?.startsWith('/login') ?? false
  const { isValid } = useFormValidity(element, credentials)
  useErrorsAfterPress(element)
  const [form, fields] = useForm({
    lastResult: result,
    ...(email && { defaultValue: { email } }),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: credentials }),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
  })
  useErrorsWhenOff(element, form.validate)
  const query = next ? `?next=${encodeURIComponent(next)}` : ''

  // One failed attempt, one toast: `result` is new for each. Its words stay below the fields, and the password is typed anew.
  useEffect(() => {
    if (!result || !message) return
    toast.error(message, { title: t(loginTexts.errorTitle) })
    element.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus()
  }, [result, message, toast, t])

  return (
    <PostForm action={`/login${query}`} {...getFormProps(form)} ref={element} className="stack gap-5">
      <Field
        key={fields.email.key}
        id={fields.email.id}
        name={fields.email.name}
        defaultValue={fields.email.initialValue}
        label={<Spoken text={accountWords.email} />}
        error={fields.email.errors?.[0]}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        key={fields.password.key}
        id={fields.password.id}
        name={fields.password.name}
        label={<Spoken text={loginTexts.password} />}
        error={fields.password.errors?.[0]}
        type={shows ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
      />
      {message && !isSending && (
        <p className={styles.refused} role="alert">
          <Icon name="alert" size={18} />
          <span lang={langOfWords(message)}>{message}</span>
        </p>
      )}
      <div className={`ends ${styles.beside}`}>
        <label className={live ? styles.check : `${styles.check} ${styles.unseen}`}>
          <input type="checkbox" checked={shows} onChange={(event) => setShows(event.target.checked)} />
          <Spoken text={loginTexts.showPassword} />
        </label>
        <Link to="/forgotPassword">
          <Spoken text={loginTexts.forgotPassword} />
        </Link>
      </div>
      {isShut && (
        <p className={styles.ended}>
          <Icon name="alert" size={18} />
          <Link to="/forgotPassword">{t(loginTexts.shut)}</Link>
        </p>
      )}
      <Button type="submit" size="large" wide busy={isSending} disabled={live && !isValid}>
        <Spoken text={loginTexts.submit} />
      </Button>
    </PostForm>
  )
}
