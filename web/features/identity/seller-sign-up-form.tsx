import { companySignUpForm } from '#contract/identity.ts'
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
  email: { label: 'form.email', initial: 'companySignUp.hintEmail' },
  password: { label: 'form.password', initial: ['companySignUp.hintPassword', 'account.newPasswordHint'] },
  name: { label: 'form.name', initial: 'companySignUp.hintName' },
  lastName: { label: 'form.lastName', initial: 'companySignUp.hintLastName' },
  document: { label: 'form.document', initial: 'companySignUp.hintDocument' },
  phone: { label: 'companySignUp.phone', initial: 'companySignUp.hintPhone' },
  company: { label: 'companySignUp.companyName', initial: 'companySignUp.hintCompany' },
  address: { label: 'companySignUp.address', initial: 'companySignUp.hintAddress' },
  country: { label: 'form.country', initial: 'companySignUp.hintCountry' },
  state: { label: 'form.state', initial: 'companySignUp.hintState' },
  city: { label: 'form.city', initial: 'companySignUp.hintCity' },
  shipsTo: { label: 'companyEdit.shipsTo', hint: 'companyEdit.shipsToHint' },
  image: { label: 'form.image' },
} as const satisfies Record<string, FieldTexts>

/** Nobody sends abroad unasked: what is preset costs a new brewery least. */
const OWN_COUNTRY = ['own']

/** A seller's sign-up in its three sections (specification section 2, Seller sign-up). */
export function SellerSignUpForm(props: SignUpProps) {
  const t = useText()
  return (
    <SignUpForm {...props} schema={companySignUpForm} texts={FIELDS} failed="companySignUp.failed">
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
