import type { SubmissionResult } from '@conform-to/react'
import { useMemo } from 'react'
import type { Company } from '#contract/identity.ts'
import { REASON_MAX_CHARACTERS } from '#contract/limits.ts'
import { adminCompanyEditForm, companyEditForm, importedCompanyEditForm } from '#contract/profiles.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminTexts from '#contract/texts/admin.ts'
import * as companyEditTexts from '#contract/texts/company-edit.ts'
import * as companySignUpTexts from '#contract/texts/company-sign-up.ts'
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
import { ShipsToField, typedShipsTo } from '#web/ui/ships-to-field.tsx'
import { LEAVING, UnsavedChanges } from '#web/ui/unsaved-changes.tsx'
import { UploadControl } from '#web/ui/upload/upload-control.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import styles from './company-edit-form.module.css'

const FIELDS = {
  company: { label: companySignUpTexts.companyName },
  image: { label: companyEditTexts.picture },
  story: { label: companyEditTexts.story, hint: companyEditTexts.storyHint },
  country: { label: accountWords.country },
  state: { label: accountWords.stateProvince },
  city: { label: accountWords.city },
  address: { label: companySignUpTexts.address },
  shipsTo: { label: companyEditTexts.shipsTo, hint: companyEditTexts.shipsToHint },
  name: { label: shopWords.name },
  lastName: { label: formTexts.lastName },
  document: { label: formTexts.document },
  phone: { label: companySignUpTexts.phone },
  email: { label: accountWords.emailAddress },
  currentPassword: { label: accountWords.currentPassword, hint: emailTexts.currentPasswordHint },
  reason: { label: accountWords.reason },
} as const satisfies Record<string, { label: Text; hint?: Text }>

/** The same to an admin, who edits somebody else's. */
const FIELDS_OF_OTHERS = {
  ...FIELDS,
  story: { label: companyEditTexts.story, hint: companyEditTexts.storyHintOfOthers },
  shipsTo: { label: companyEditTexts.shipsToOfOthers, hint: companyEditTexts.shipsToHintOfOthers },
} as const satisfies Record<keyof typeof FIELDS, { label: Text; hint?: Text }>

type Props = {
  company: Company
  proof: EmailProof
  /** This page's own address while editing, and while reading; null when there is nothing to be read yet. */
  action: string
  readAt: string | null
  result: SubmissionResult | undefined
  message: string | null | undefined
}

/** The edit of a seller, their own or an admin's (specification section 5, Seller edit). */
export function CompanyEditForm({ company, proof, action, readAt, result, message }: Props) {
  const t = useText()
  const failed = companyEditTexts.failed
  const isOthers = proof.by === 'admin' || proof.by === 'nobody'
  const schema = useMemo(() => {
    if (proof.by === 'nobody') return importedCompanyEditForm
    if (proof.by === 'admin') return adminCompanyEditForm
    return proof.by === 'password' ? askForPassword(companyEditForm, company.email) : companyEditForm
  }, [proof.by, company.email])
  const checked = useCheckedForm({
    schema,
    action,
    texts: isOthers ? FIELDS_OF_OTHERS : FIELDS,
    defaults: defaultsOf(company),
    result,
    message,
    failed,
  })
  const { field } = checked
  return (
    <CheckedForm
      {...{ checked, action, failed, message }}
      submit={companyEditTexts.submit}
      encType="multipart/form-data"
      long
      beside={
        readAt && (
          <LinkButton to={readAt} state={LEAVING} look="outline" size="large">
            {t(accountWords.cancel)}
          </LinkButton>
        )
      }
    >
      <UnsavedChanges form={checked.element} action={action} />
      <div className={styles.columns}>
        <fieldset className={`stack gap-5 ${styles.section}`}>
          <legend>{t(isOthers ? companyEditTexts.companyOfOthers : companySignUpTexts.company)}</legend>
          <Field {...field('company')} autoComplete="organization" />
          <UploadControl {...field('image')} preset="company" />
          <TextArea {...field('story')} rows={5} />
          <div className={styles.pair}>
            <PlaceFields country={field('country')} state={field('state')} />
          </div>
          <Field {...field('city')} autoComplete="address-level2" />
          <Field {...field('address')} autoComplete="street-address" />
        </fieldset>
        <fieldset className={`stack gap-5 ${styles.section}`}>
          <legend>{t(companySignUpTexts.person)}</legend>
          <div className={styles.pair}>
            <Field {...field('name')} autoComplete="given-name" />
            <Field {...field('lastName')} autoComplete="family-name" />
          </div>
          <Field {...field('document')} inputMode="numeric" autoComplete="off" />
          <Field {...field('phone')} type="tel" autoComplete="tel" />
        </fieldset>
        <fieldset className={`stack gap-5 ${styles.section}`}>
          <legend>{t(companySignUpTexts.user)}</legend>
          <EmailFields
            email={field('email')}
            currentPassword={field('currentPassword')}
            current={company.email}
            proof={proof}
          />
        </fieldset>
        <div className={styles.section}>
          <ShipsToField field={field('shipsTo')} chosen={typedShipsTo(result) ?? company.shipsTo} />
        </div>
      </div>
      {isOthers && (
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
function defaultsOf(company: Company) {
  const { name, lastName, email, phone, country, state, city, address, image, story } = company
  const document = company.document === null ? '' : String(company.document)
  const now = { company: company.company, name, lastName, email, document, phone, country, state, city }
  return { ...now, address, image, story }
}
