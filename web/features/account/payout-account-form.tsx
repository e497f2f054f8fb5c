import type { SubmissionResult } from '@conform-to/react'
import { PAYOUT_ACCOUNT_FORMS } from '#contract/payout-accounts.ts'
import { type PayoutDestinationKind, PIX_KEY_TYPES } from '#contract/payout-destination.ts'
import * as payoutAccountTexts from '#contract/texts/payout-account.ts'
import { useText } from '#web/texts.ts'
import { CheckedForm } from '#web/ui/checked-form.tsx'
import { Field, Select, TextArea } from '#web/ui/field.tsx'
import { type CheckedField, useCheckedForm } from '#web/ui/use-checked-form.ts'
import { PAYOUT_FIELDS } from './payout-account-texts.ts'

type Props = {
  kind: PayoutDestinationKind
  /** Where the form is sent. */
  action: string
  result: SubmissionResult | undefined
  message: string | null | undefined
}

const failed = payoutAccountTexts.failed

/** An account of one kind, and the code that proves who saves it. */
export function PayoutAccountForm({ kind, action, result, message }: Props) {
  const texts = PAYOUT_FIELDS[kind]
  const schema = PAYOUT_ACCOUNT_FORMS[kind]
  const checked = useCheckedForm({ schema, action, texts, result, message, failed })
  return (
    <CheckedForm tells {...{ checked, action, failed, message }} submit={payoutAccountTexts.save}>
      <input type="hidden" name="kind" value={kind} />
      {Object.keys(texts).map((name) => (
        <PayoutField key={name} field={checked.field(name)} />
      ))}
    </CheckedForm>
  )
}

/** Nobody's browser is to remember an account for whoever sits there next. */
const TYPED = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
const DIGITS = ['cbu', 'cuit', 'ispb', 'bankCode', 'branch']

function PayoutField({ field }: { field: CheckedField }) {
  const t = useText()
  switch (field.name) {
    case 'keyType':
      return (
        <Select {...field} defaultValue={field.defaultValue ?? PIX_KEY_TYPES[0]}>
          {PIX_KEY_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(payoutAccountTexts.keyTypes[type])}
            </option>
          ))}
        </Select>
      )
    case 'lines':
      return <TextArea {...field} {...TYPED} rows={4} />
    case 'proof':
      return <Field {...field} {...TYPED} autoComplete="one-time-code" />
    case 'holder':
    case 'bank':
      return <Field {...field} autoComplete="off" />
    default:
      return <Field {...field} {...TYPED} {...(DIGITS.includes(field.name) && { inputMode: 'numeric' })} />
  }
}
