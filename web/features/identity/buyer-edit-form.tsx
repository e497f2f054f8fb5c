import type { SubmissionResult } from '@conform-to/react'
import { useMemo } from 'react'
import type { Buyer } from '#contract/identity.ts'
import { REASON_MAX_CHARACTERS } from '#contract/limits.ts'
import { adminBuyerEditForm, buyerEditForm } from '#contract/profiles.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminTexts from '#contract/texts/admin.ts'
import * as buyerEditTexts from '#contract/texts/buyer-edit.ts'
import * as emailTexts from '#contract/texts/email.ts'
import * as formTexts from '#contract/texts/form.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import type { Text } from '#contract/texts/text.ts'

import { useText } from '#web/texts.ts'
import { askForPassword } from '#web/ui/ask-for-password.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { CheckedForm } from '#web/ui/checked-form.tsx'
import { EmailFields, type EmailProof } from '#web/ui/email-fields.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { PlaceFields } from '#web/ui/place-fields.tsx'
import { LEAVING, UnsavedChanges } from '#web/ui/unsaved-changes.tsx'
import { UploadControl } from '#web/ui/upload/upload-control.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import styles from './identity.module.css'
import { PersonFields } from './person-fields.tsx'

const FIELDS = {
  image: { label: formTexts.image },
  name: { label: shopWords.name },
  lastName: { label: formTexts.lastName },
  document: { label: formTexts.document },
  email: { label: accountWords.emailAddress },
  currentPassword: { label: accountWords.currentPassword, hint: emailTexts.currentPasswordHint },
  phone: { label: accountWords.phone, hint: buyerEditTexts.phoneHint },
  country: { label: accountWords.country },
  state: { label: accountWords.stateProvince },
  city: { label: accountWords.city },
  address: { label: accountWords.address },
  reason: { label: accountWords.reason },
} as const satisfies Record<string, { label: Text; hint?: Text }>

/** The same to an admin, who edits somebody else's. */
const FIELDS_OF_OTHERS = {
  ...FIELDS,
  phone: { label: accountWords.phone, hint: buyerEditTexts.phoneHintOfOthers },
} as const satisfies Record<keyof typeof FIELDS, { label: Text; hint?: Text }>

type Props = {
  buyer: Buyer
  proof: EmailProof
  /** This page's own address while editing, and while reading. */
  action: string
  readAt: string
  result: SubmissionResult | undefined
  message: string | null | undefined
}

/** The edit of a buyer, their own or an admin's (specification section 5, Buyer edit). */
export function BuyerEditForm({ buyer, proof, action, readAt, result, message }: Props) {
  const t = useText()
  const failed = buyerEditTexts.failed
  const schema = useMemo(() => {
    if (proof.by === 'admin') return adminBuyerEditForm
    return proof.by === 'password' ? askForPassword(buyerEditForm, buyer.email) : buyerEditForm
  }, [proof.by, buyer.email])
  const checked = useCheckedForm({
    schema,
    action,
    texts: proof.by === 'admin' ? FIELDS_OF_OTHERS : FIELDS,
    defaults: defaultsOf(buyer),
    result,
    message,
    failed,
  })
  const { field } = checked
  return (
    <CheckedForm
      {...{ checked, action, failed, message }}
      submit={accountWords.saveChanges}
      encType="multipart/form-data"
      beside={
        <LinkButton to={readAt} state={LEAVING} look="outline" size="large">
          {t(accountWords.cancel)}
        </LinkButton>
      }
    >
      <UnsavedChanges form={checked.element} action={action} />
      <div className={styles.sides}>
        <fieldset className={`stack gap-4 ${styles.side}`}>
          <legend>{t(accountWords.personalData)}</legend>
          <PersonFields field={field} />
          <EmailFields
            email={field('email')}
            currentPassword={field('currentPassword')}
            current={buyer.email}
            proof={proof}
          />
          <UploadControl {...field('image')} preset="person" />
        </fieldset>
        <fieldset className={`stack gap-4 ${styles.side}`}>
          <legend>{t(accountWords.deliveryAddress)}</legend>
          <div className={`stack gap-4 ${styles.pair}`}>
            <PlaceFields country={field('country')} state={field('state')} />
          </div>
          <Field {...field('city')} autoComplete="address-level2" />
          <Field {...field('address')} autoComplete="street-address" />
          {/* For who brings the beer. */}
          <Field {...field('phone')} type="tel" autoComplete="tel" />
        </fieldset>
      </div>
      {proof.by === 'admin' && (
        <TextArea
          {...field('reason')}
          hint={t(adminTexts.reasonHint, { max: REASON_MAX_CHARACTERS })}
          rows={3}
          maxLength={REASON_MAX_CHARACTERS}
        />
      )}
    </CheckedForm>
  )
}

/** What stands in the fields at first. */
function defaultsOf({ name, lastName, email, phone, country, state, city, address, image, document }: Buyer) {
  const now = { name, lastName, email, phone, country, state, city, address, image }
  return { ...now, document: document === null ? '' : String(document) }
}
