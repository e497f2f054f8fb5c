import { companySignUpForm } from '#contract/identity.ts'
import * as accountTexts from '#contract/texts/account.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as companyEditTexts from '#contract/texts/company-edit.ts'
import * as companySignUpTexts from '#contract/texts/company-sign-up.ts'
import * as formTexts from '#contract/texts/form.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { useText } from '#web/texts.ts'
import { Field } from '#web/ui/field.tsx'
import { PlaceFields } from '#web/ui/place-fields.tsx'
import { ShipsToField, typedShipsTo } from '#web/ui/ships-to-field.tsx'
import { UploadControl } from '#web/ui/upload/upload-control.tsx'
import type { FieldTexts } from '#web/ui/use-checked-form.ts'
import styles from './identity.module.css'
import { AccountFields, PersonFields } from './person-fields.tsx'
import { SignUpForm, type SignUpProps } from './sign-up-form.tsx'

const FIELDS = {
  email: { label: accountWords.emailAddress, initial: companySignUpTexts.hintEmail },
  password: {
    label: accountWords.password,
    initial: companySignUpTexts.hintPassword,
    hint: accountTexts.newPasswordHint,
  },
  name: { label: shopWords.name, initial: companySignUpTexts.hintName },
  lastName: { label: formTexts.lastName, initial: companySignUpTexts.hintLastName },
  document: { label: formTexts.document, initial: companySignUpTexts.hintDocument },
  phone: { label: companySignUpTexts.phone, initial: accountWords.enterAValidNumber },
  company: { label: companySignUpTexts.companyName, initial: companySignUpTexts.hintCompany },
  address: { label: companySignUpTexts.address, initial: companySignUpTexts.hintAddress },
  country: { label: accountWords.country, initial: companySignUpTexts.hintCountry },
  state: { label: accountWords.stateProvince, initial: companySignUpTexts.hintState },
  city: { label: accountWords.city, initial: companySignUpTexts.hintCity },
  shipsTo: { label: companyEditTexts.shipsTo, hint: companyEditTexts.shipsToHint },
  image: { label: formTexts.image },
} as const satisfies Record<string, FieldTexts>

/** Nobody sends abroad unasked: what is preset costs a new brewery least. */
const OWN_COUNTRY = ['own']

/** A seller's sign-up in its three sections (specification section 2, Seller sign-up). */
export function SellerSignUpForm(props: SignUpProps) {
  const t = useText()
  return (
    <SignUpForm {...props} schema={companySignUpForm} texts={FIELDS} failed={companySignUpTexts.failed}>
      {(field) => (
        <>
          <fieldset className={`stack gap-4 ${styles.section}`}>
            <legend>{t(companySignUpTexts.user)}</legend>
            <AccountFields field={field} />
          </fieldset>
          <fieldset className={`stack gap-4 ${styles.section}`}>
            <legend>{t(companySignUpTexts.person)}</legend>
            <PersonFields field={field} />
            <Field {...field('phone')} type="tel" autoComplete="tel" />
          </fieldset>
          <fieldset className={`stack gap-4 ${styles.section}`}>
            <legend>{t(companySignUpTexts.company)}</legend>
            <Field {...field('company')} autoComplete="organization" />
            <Field {...field('address')} autoComplete="street-address" />
            <div className={`stack gap-4 ${styles.pair}`}>
              <PlaceFields country={field('country')} state={field('state')} />
            </div>
            <Field {...field('city')} autoComplete="address-level2" />
            <ShipsToField
              field={field('shipsTo')}
              chosen={typedShipsTo(props.result) ?? OWN_COUNTRY}
              offersOwn
            />
            <UploadControl {...field('image')} preset="company" />
          </fieldset>
        </>
      )}
    </SignUpForm>
  )
}
