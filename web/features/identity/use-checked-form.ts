import { type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import type { z } from 'zod'
import type { TextCode } from '#contract/texts/catalogue.ts'
import { useText } from '#web/texts.ts'
import { useToast } from '#web/ui/toast/toast.tsx'
import { useLive } from '#web/ui/use-live.ts'
import { useFormValidity } from './use-form-validity.ts'

type Checked<Name extends string> = {
  schema: z.ZodType<Record<Name, unknown>, unknown>
  /** Where the form is sent. */
  action: string
  labels: Record<Name, TextCode>
  /** What stands in the fields at first. */
  defaults?: Partial<Record<Name, string>>
  result: SubmissionResult | undefined
  /** Why the API refused, in its words; null when only fields are wrong. */
  message: string | null | undefined
  /** Title of that refusal. */
  failed: TextCode
}

/**
 * A form that the page checks with the API's own schema: messages once touched, a refusal as a toast, the submit button
 * off while anything is wrong. Answers with what its `<form>`, its fields, its summary and its button are to be given.
 */
export function useCheckedForm<Name extends string>(checked: Checked<Name>) {
  const { schema, action, labels, defaults, result, message, failed } = checked
  const t = useText()
  const toast = useToast()
  const live = useLive()
  const element = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().formAction === action
  const isValid = useFormValidity(element, schema)
  const [form, fields] = useForm<Record<string, string>>({
    lastResult: result as SubmissionResult<string[]> | undefined,
    ...(defaults && { defaultValue: defaults as Record<string, string> }),
    onValidate: ({ formData }) =>
      parseWithZod(formData, { schema: schema as unknown as z.ZodType<Record<string, string>> }),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
  })

  // One refused attempt, one toast: `result` is new for each.
  useEffect(() => {
    if (result && message) toast.error(message, { title: t(failed) })
  }, [result, message, failed, toast, t])

  const metaOf = (name: Name) => fields[name]!
  return {
    form,
    element,
    button: { busy: isSending, disabled: live && !isValid },
    field: (name: Name) => ({
      id: metaOf(name).id,
      name,
      label: t(labels[name]),
      error: metaOf(name).errors?.[0],
      defaultValue: metaOf(name).initialValue,
    }),
    wrongFields: (Object.keys(labels) as Name[]).flatMap((name) => {
      const [text] = result?.error?.[name] ?? []
      return text ? [{ fieldId: metaOf(name).id, text: `${t(labels[name])}: ${text}` }] : []
    }),
  }
}
