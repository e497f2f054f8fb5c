import type { SubmissionResult } from '@conform-to/react'
import { useMemo } from 'react'
import type { Buyer } from '#contract/identity.ts'
import { REASON_MAX_CHARACTERS } from '#contract/limits.ts'
import { adminBuyerEditForm, buyerEditForm } from '#contract/profiles.ts'
import type { TextCode } from '#contract/texts/catalogue.ts'
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
  image: { label: 'form.image' },
  name: { label: 'form.name' },
  lastName: { label: 'form.lastName' },
  document: { label: 'form.document' },
  email: { label: 'form.email' },
  currentPassword: { label: 'email.currentPassword', hint: 'email.currentPasswordHint' },
  phone: { label: 'form.phone', hint: 'buyerEdit.phoneHint' },
  country: { label: 'form.country' },
  state: { label: 'form.state' },
  city: { label: 'form.city' },
  address: { label: 'form.address' },
  reason: { label: 'admin.reason' },
} as const satisfies Record<string, { label: TextCode; hint?: TextCode }>

/** The same to an admin, who edits somebody else's. */
const FIELDS_OF_OTHERS = {
  ...FIELDS,
  phone: { label: 'form.phone', hint: 'buyerEdit.phoneHintOfOthers' },
} as const satisfies Record<keyof typeof FIELDS, { label: TextCode; hint?: TextCode }>

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
  const failed = 'buyerEdit.failed'
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
      submit="buyerEdit.submit"
      encType="multipart/form-data"
      beside={
        <LinkButton to={readAt} state={LEAVING} look="outline" size="large">
          {t('profile.cancel')}
        </LinkButton>
      }
    >
      <UnsavedChanges form={checked.element} action={action} />
      <UploadControl {...field('image')} preset="person" />
      <PersonFields field={field} />
      <EmailFields
        email={field('email')}
        currentPassword={field('currentPassword')}
        current={buyer.email}
        proof={proof}
      />
      <Field {...field('phone')} type="tel" autoComplete="tel" />
      <div className={styles.pair}>
        <PlaceFields country={field('country')} state={field('state')} />
      </div>
      <Field {...field('city')} autoComplete="address-level2" />
      <Field {...field('address')} autoComplete="street-address" />
      {proof.by === 'admin' && (
        <TextArea
          {...field('reason')}
          hint={t('admin.reasonHint', { max: REASON_MAX_CHARACTERS })}
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
