import type { SubmissionResult } from '@conform-to/react'
import { contactMessage } from '#contract/contact.ts'
import { CONTACT_MESSAGE_MAX_CHARACTERS } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as contactTexts from '#contract/texts/contact.ts'
import { CheckedForm } from '#web/ui/checked-form.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'

type Props = {
  /** What we know of who writes. */
  writer: { name: string; email: string; phone: string } | null
  /** The purchase that it is about. */
  purchase: string | null
  result: SubmissionResult | undefined
  /** Why the API refused, in its words; null when only fields are wrong. */
  message: string | null | undefined
}

/** A message to the shop, with the rules and messages of specification section 5 here and on the server alike. */
export function ContactForm({ writer, purchase, ...answer }: Props) {
  const action = purchase ? `/contact?purchase=${purchase}` : '/contact'
  const checked = useCheckedForm({
    ...answer,
    schema: contactMessage,
    action,
    texts: {
      name: { label: accountWords.name },
      email: { label: accountWords.email },
      phone: { label: contactTexts.phone },
      message: { label: contactTexts.message },
    },
    ...(writer && { defaults: writer }),
    failed: contactTexts.failed,
  })
  const { field } = checked
  return (
    <CheckedForm
      checked={checked}
      action={action}
      failed={contactTexts.failed}
      message={answer.message}
      submit={accountWords.send}
    >
      {purchase && <input type="hidden" name="purchase" value={purchase} />}
      <Field {...field('name')} autoComplete="name" />
      <Field {...field('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      <Field {...field('phone')} type="tel" autoComplete="tel" />
      <TextArea {...field('message')} rows={6} maxLength={CONTACT_MESSAGE_MAX_CHARACTERS} />
    </CheckedForm>
  )
}
