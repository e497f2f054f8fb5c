import { type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { createElement, type ReactNode, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import type { z } from 'zod'
import type { Text } from '#contract/texts/text.ts'
import { langOfWords } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { InitialMessage } from './initial-message.tsx'
import { useToast } from './toast/toast.tsx'
import { useChangedFields } from './use-changed-fields.ts'
import { useErrorsAfterPress } from './use-errors-after-press.ts'
import { useErrorsWhenOff } from './use-errors-when-off.ts'
import { useFormValidity } from './use-form-validity.ts'
import { useLive } from './use-live.ts'

/** What ties a drawn field to its form. */
export type CheckedField = {
  id: string
  name: string
  label: string
  hint: ReactNode
  error: string | undefined
  defaultValue: string | undefined
}

/** What a field is called, and what is said below it: always (`hint`), or in hand and until what stands in it is right (`initial`). */
export type FieldTexts = { label: Text; hint?: Text; initial?: Text }

type Checked<Name extends string> = {
  schema: z.ZodType<Record<string, unknown>, unknown>
  /** Where the form is sent. */
  action: string
  texts: Record<Name, FieldTexts>
  /** What stands in the fields at first. */
  defaults?: Partial<Record<Name, string>>
  result: SubmissionResult | undefined
  /** Why the API refused, in its words; null when only fields are wrong. */
  message: string | null | undefined
  /** Title of that refusal. */
  failed: Text
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
  const { isValid, wrong, isRight } = useFormValidity(element, schema)
  useErrorsAfterPress(element)
  const [form, fields] = useForm<Record<string, string>, Record<string, unknown>>({
    lastResult: result,
    ...(defaults && { defaultValue: defaults }),
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
  })
  useErrorsWhenOff(element, form.validate)

  const isChanged = useChangedFields(element, result)
  // The API knows more than the schema: what it says of a field stays there until that field is changed. What the schema
  // says goes as soon as it is no longer so.
  const toldBy = (name: Name) => result?.error?.[name]?.[0]
  const errorOf = (name: Name) =>
    fields[name]!.errors?.[0] ?? (message && !isChanged(name) ? toldBy(name) : undefined)

  // One refused attempt, one toast: `result` is new for each.
  useEffect(() => {
    if (result && message) toast.error(message, { title: t(failed) })
  }, [result, message, failed, toast, t])

  return {
    form,
    element,
    button: { busy: isSending, disabled: live && !isValid },
    field(name: Name): CheckedField {
      const { id, initialValue } = fields[name]!
      const { label, hint, initial } = texts[name]
      const always = hint && t(hint)
      return {
        id,
        name,
        label: t(label),
        hint: initial
          ? createElement(InitialMessage, { initial: isRight(name) ? '' : t(initial), hint: always })
          : always,
        error: errorOf(name),
        defaultValue: initialValue,
      }
    },
    /** What fields are called that are still to be filled in, or in another way. */
    missing: (Object.keys(texts) as Name[])
      .filter((name) => wrong.includes(name))
      .map((name) => t(texts[name].label)),
    /** What fields were refused for and still are. */
    wrongFields: (Object.keys(texts) as Name[]).flatMap((name) => {
      const text = toldBy(name)
      if (!text || errorOf(name) !== text) return []
      const label = t(texts[name].label)
      const lang = langOfWords(label) && langOfWords(text)
      return [{ fieldId: fields[name]!.id, text: `${label}: ${text}`, lang }]
    }),
    /** Whether the refusal is about fields, corrected by now or not: then `message` says nothing more. */
    isAboutFields: Object.keys(texts).some((name) => toldBy(name as Name)),
  }
}
