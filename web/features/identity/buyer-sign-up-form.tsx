import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { buyerSignUp } from '#contract/identity.ts'
import type { TextCode } from '#contract/texts/catalogue.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { PlaceFields } from '#web/ui/place-fields.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'
import { useLive } from '#web/ui/use-live.ts'
import styles from './identity.module.css'
import { useFormValidity } from './use-form-validity.ts'

const FIELDS = {
  name: { label: 'form.name', hint: 'signUp.hintName' },
  lastName: { label: 'form.lastName', hint: 'signUp.hintLastName' },
  document: { label: 'form.document', hint: 'signUp.hintDocument' },
  email: { label: 'form.email', hint: 'signUp.hintEmail' },
  password: { label: 'form.password', hint: 'signUp.hintPassword' },
  country: { label: 'form.country', hint: 'signUp.hintCountry' },
  state: { label: 'form.state', hint: 'signUp.hintState' },
  city: { label: 'form.city', hint: 'signUp.hintCity' },
  address: { label: 'form.address', hint: 'signUp.hintAddress' },
} as const satisfies Record<string, { label: TextCode; hint: TextCode }>
type FieldName = keyof typeof FIELDS

type Props = {
  /** This page's own address, with where to go after the log-in. */
  action: string
  result: SubmissionResult | undefined
  /** Why the sign-up was refused, in the API's words; null when only fields are wrong. */
  message: string | null | undefined
}

/** A buyer's sign-up: hints from the start, messages once touched, the same schema here and in the API. */
export function BuyerSignUpForm({ action, result, message }: Props) {
  const t = useText()
  const toast = useToast()
  const live = useLive()
  const element = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().formAction?.startsWith('/buyerSignUp') ?? false
  const isValid = useFormValidity(element, buyerSignUp)
  const [form, fields] = useForm({
    lastResult: result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: buyerSignUp }),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
  })

  useEffect(() => {
    if (result && message) toast.error(message, { title: t('signUp.failed') })
  }, [result, message, toast, t])

  const field = (name: FieldName) => ({
    id: fields[name].id,
    name,
    label: t(FIELDS[name].label),
    hint: t(FIELDS[name].hint),
    error: fields[name].errors?.[0],
    ...(name !== 'password' && { defaultValue: fields[name].initialValue }),
  })
  const refusedFields = Object.entries(result?.error ?? {}).flatMap(([name, texts]) =>
    name in FIELDS && texts
      ? [
          {
            fieldId: fields[name as FieldName].id,
            text: `${t(FIELDS[name as FieldName].label)}: ${texts[0]}`,
          },
        ]
      : [],
  )
  const refusals = refusedFields.length ? refusedFields : message ? [{ text: message }] : []

  return (
    <Form method="post" action={action} {...getFormProps(form)} ref={element} className={styles.form}>
      <ErrorSummary title={t(message ? 'signUp.failed' : 'form.summary')} errors={refusals} />
      <div className={styles.pair}>
        <Field {...field('name')} autoComplete="given-name" />
        <Field {...field('lastName')} autoComplete="family-name" />
      </div>
      <Field {...field('document')} inputMode="numeric" autoComplete="off" />
      <Field {...field('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      <Field {...field('password')} type="password" autoComplete="new-password" />
      <div className={styles.pair}>
        <PlaceFields country={field('country')} state={field('state')} />
      </div>
      <Field {...field('city')} autoComplete="address-level2" />
      <Field {...field('address')} autoComplete="street-address" />
      <Button type="submit" size="large" wide busy={isSending} disabled={live && !isValid}>
        {t('signUp.submit')}
      </Button>
    </Form>
  )
}
