import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { z } from 'zod'
import type { TextCode } from '#contract/texts/catalogue.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'
import { useLive } from '#web/ui/use-live.ts'
import styles from './identity.module.css'
import { useFormValidity } from './use-form-validity.ts'

/** What a sign-up page hands to its form. */
export type SignUpProps = {
  /** This page's own address, with where to go after the log-in. */
  action: string
  result: SubmissionResult | undefined
  /** Why the sign-up was refused, in the API's words; null when only fields are wrong. */
  message: string | null | undefined
}

/** What ties a drawn field to the form. */
export type SignUpField = {
  id: string
  name: string
  label: string
  hint: string
  error: string | undefined
  defaultValue?: string | undefined
}

type Props<Name extends string> = SignUpProps & {
  schema: z.ZodType<Record<string, unknown>, unknown>
  texts: Record<Name, { label: TextCode; hint: TextCode }>
  failed: TextCode
  children: (field: (name: Name) => SignUpField) => ReactNode
}

/**
 * A sign-up: hints from the start, messages once touched, the same schema here and in the API. The fields are its
 * child: a function of what makes a field of a name.
 */
export function SignUpForm<Name extends string>(props: Props<Name>) {
  const { action, result, message, schema, texts, failed, children } = props
  const t = useText()
  const toast = useToast()
  const live = useLive()
  const element = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().formAction === action
  const isValid = useFormValidity(element, schema)
  const [form, fields] = useForm<Record<string, string>, Record<string, unknown>>({
    lastResult: result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
  })

  useEffect(() => {
    if (result && message) toast.error(message, { title: t(failed) })
  }, [result, message, failed, toast, t])

  function field(name: Name): SignUpField {
    const { id, errors, initialValue } = fields[name]!
    const { label, hint } = texts[name]
    const shown = { id, name, label: t(label), hint: t(hint), error: errors?.[0] }
    return name === 'password' ? shown : { ...shown, defaultValue: initialValue }
  }
  const refusedFields = (Object.keys(texts) as Name[]).flatMap((name) => {
    const [text] = result?.error?.[name] ?? []
    return text ? [{ fieldId: fields[name]!.id, text: `${t(texts[name].label)}: ${text}` }] : []
  })
  const refusals = refusedFields.length ? refusedFields : message ? [{ text: message }] : []

  return (
    <Form method="post" action={action} {...getFormProps(form)} ref={element} className={styles.form}>
      <ErrorSummary title={t(message ? failed : 'form.summary')} errors={refusals} />
      {children(field)}
      <p className={styles.accept}>
        {t('signUp.acceptBefore')} <Link to="/terms">{t('signUp.acceptTerms')}</Link>{' '}
        {t('signUp.acceptBetween')} <Link to="/privacy">{t('signUp.acceptPrivacy')}</Link>.
      </p>
      <Button type="submit" size="large" wide busy={isSending} disabled={live && !isValid}>
        {t('signUp.submit')}
      </Button>
    </Form>
  )
}
