import { type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import type { z } from 'zod'
import type { TextCode } from '#contract/texts/catalogue.ts'
import { langOfWords } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { useToast } from './toast/toast.tsx'
import { useFormValidity } from './use-form-validity.ts'
import { useLive } from './use-live.ts'

/** What ties a drawn field to its form. */
export type CheckedField = {
  id: string
  name: string
  label: string
  hint: string | undefined
  error: string | undefined
  defaultValue: string | undefined
}

type Checked<Name extends string> = {
  schema: z.ZodType<Record<string, unknown>, unknown>
  /** Where the form is sent. */
  action: string
  texts: Record<Name, { label: TextCode; hint?: TextCode }>
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
  const { schema, action, texts, defaults, result, message, failed } = checked
  const t = useText()
  const toast = useToast()
  const live = useLive()
  const element = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().formAction === action
  const isValid = useFormValidity(element, schema)
  const [form, fields] = useForm<Record<string, string>, Record<string, unknown>>({
    lastResult: result,
    ...(defaults && { defaultValue: defaults }),
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
  })

  // One refused attempt, one toast: `result` is new for each.
  useEffect(() => {
    if (result && message) toast.error(message, { title: t(failed) })
  }, [result, message, failed, toast, t])

  return {
    form,
    element,
    button: { busy: isSending, disabled: live && !isValid },
    field(name: Name): CheckedField {
      const { id, errors, initialValue } = fields[name]!
      const { label, hint } = texts[name]
      return {
        id,
        name,
        label: t(label),
        hint: hint && t(hint),
        error: errors?.[0],
        defaultValue: initialValue,
      }
    },
    wrongFields: (Object.keys(texts) as Name[]).flatMap((name) => {
      const [text] = result?.error?.[name] ?? []
      if (!text) return []
      const label = t(texts[name].label)
      const lang = langOfWords(label) && langOfWords(text)
      return [{ fieldId: fields[name]!.id, text: `${label}: ${text}`, lang }]
    }),
  }
}
