import { getFormProps, type SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import * as formTexts from '#contract/texts/form.ts'
import * as signUpTexts from '#contract/texts/sign-up.ts'
import type { Text } from '#contract/texts/text.ts'

import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { MissingFields } from '#web/ui/missing-fields.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { type CheckedField, type FieldTexts, useCheckedForm } from '#web/ui/use-checked-form.ts'
import { AcceptTerms } from './accept-terms.tsx'
import styles from './identity.module.css'

/** What a sign-up page hands to its form. */
export type SignUpProps = {
  /** This page's own address, with where to go after the log-in. */
  action: string
  result: SubmissionResult | undefined
  /** Why the sign-up was refused, in the API's words; null when only fields are wrong. */
  message: string | null | undefined
}

type Props<Name extends string> = SignUpProps & {
  schema: z.ZodType<Record<string, unknown>, unknown>
  texts: Record<Name, FieldTexts>
  failed: Text
  children: (field: (name: Name) => CheckedField) => ReactNode
}

/**
 * A sign-up: rules from the start, initial messages at the field in hand, what is wrong once touched, the same schema here and in the API. The fields are its
 * child: a function of what makes a field of a name.
 */
export function SignUpForm<Name extends string>(props: Props<Name>) {
  const { action, result, message, schema, texts, failed, children } = props
  const t = useText()
  const checked = useCheckedForm({ action, result, message, schema, texts, failed })
  const { form, element, button, field, missing, wrongFields, isAboutFields } = checked
  const refusals = isAboutFields ? wrongFields : message ? [{ text: message }] : []

  return (
    <PostForm
      action={action}
      encType="multipart/form-data"
      {...getFormProps(form)}
      ref={element}
      className="stack gap-4"
    >
      <ErrorSummary title={t(message ? failed : formTexts.summary)} errors={refusals} />
      {children(field)}
      <div className={`stack gap-4 ${styles.end}`}>
        <AcceptTerms />
        {missing.length > 0 && <MissingFields fields={missing} />}
        <Button type="submit" size="large" wide {...button}>
          {t(signUpTexts.submit)}
        </Button>
      </div>
    </PostForm>
  )
}
