import { companySignUp } from '#contract/identity.ts'
import type { TextCode } from '#contract/texts/catalogue.ts'
import { useText } from '#web/texts.ts'
import { Field } from '#web/ui/field.tsx'
import { PlaceFields } from '#web/ui/place-fields.tsx'
import { UploadControl } from '#web/ui/upload/upload-control.tsx'
import styles from './identity.module.css'
import { AccountFields, PersonFields } from './person-fields.tsx'
import { SignUpForm, type SignUpProps } from './sign-up-form.tsx'

const FIELDS = {
  email: { label: 'form.email', hint: 'companySignUp.hintEmail' },
  password: { label: 'form.password', hint: 'companySignUp.hintPassword' },
  name: { label: 'form.name', hint: 'companySignUp.hintName' },
  lastName: { label: 'form.lastName', hint: 'companySignUp.hintLastName' },
  document: { label: 'form.document', hint: 'companySignUp.hintDocument' },
  phone: { label: 'companySignUp.phone', hint: 'companySignUp.hintPhone' },
  company: { label: 'companySignUp.companyName', hint: 'companySignUp.hintCompany' },
  address: { label: 'companySignUp.address', hint: 'companySignUp.hintAddress' },
  country: { label: 'form.country', hint: 'companySignUp.hintCountry' },
  state: { label: 'form.state', hint: 'companySignUp.hintState' },
  city: { label: 'form.city', hint: 'companySignUp.hintCity' },
  image: { label: 'form.image' },
} as const satisfies Record<string, { label: TextCode; hint?: TextCode }>

/** A seller's sign-up in its three sections (specification section 2, Seller sign-up). */
export function SellerSignUpForm(props: SignUpProps) {
  const t = useText()
  return (
    <SignUpForm {...props} schema={companySignUp} texts={FIELDS} failed="companySignUp.failed">
      {(field) => (
        <>
          <fieldset className={styles.section}>
            <legend>{t('companySignUp.user')}</legend>
            <AccountFields field={field} />
          </fieldset>
          <fieldset className={styles.section}>
            <legend>{t('companySignUp.person')}</legend>
            <PersonFields field={field} />
            <Field {...field('phone')} type="tel" autoComplete="tel" />
          </fieldset>
          <fieldset className={styles.section}>
            <legend>{t('companySignUp.company')}</legend>
            <Field {...field('company')} autoComplete="organization" />
            <Field {...field('address')} autoComplete="street-address" />
            <div className={styles.pair}>
              <PlaceFields country={field('country')} state={field('state')} />
            </div>
            <Field {...field('city')} autoComplete="address-level2" />
            <UploadControl {...field('image')} preset="company" />
          </fieldset>
        </>
      )}
    </SignUpForm>
  )
}
