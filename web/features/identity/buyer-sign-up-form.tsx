import { buyerSignUp } from '#contract/identity.ts'
import type { TextCode } from '#contract/texts/catalogue.ts'
import { Field } from '#web/ui/field.tsx'
import { PlaceFields } from '#web/ui/place-fields.tsx'
import { UploadControl } from '#web/ui/upload/upload-control.tsx'
import styles from './identity.module.css'
import { AccountFields, PersonFields } from './person-fields.tsx'
import { SignUpForm, type SignUpProps } from './sign-up-form.tsx'

const FIELDS = {
  name: { label: 'form.name', hint: 'signUp.hintName' },
  lastName: { label: 'form.lastName', hint: 'signUp.hintLastName' },
  document: { label: 'form.document', hint: 'signUp.hintDocument' },
  email: { label: 'form.email', hint: 'signUp.hintEmail' },
  password: { label: 'form.password', hint: 'signUp.hintPassword' },
  country: { label: 'form.country', hint: 'signUp.hintCountry' },
  state: { label: 'form.state', hint: 'signUp.hintState' },
  city: { label: 'form.city', hint: 'signUp.hintCity' },
  address: { label: 'form.address', hint: 'signUp.hintAddress' },
  image: { label: 'form.image' },
} as const satisfies Record<string, { label: TextCode; hint?: TextCode }>

/** A buyer's sign-up. */
export function BuyerSignUpForm(props: SignUpProps) {
  return (
    <SignUpForm {...props} schema={buyerSignUp} texts={FIELDS} failed="signUp.failed">
      {(field) => (
        <>
          <PersonFields field={field} />
          <AccountFields field={field} />
          <div className={styles.pair}>
            <PlaceFields country={field('country')} state={field('state')} />
          </div>
          <Field {...field('city')} autoComplete="address-level2" />
          <Field {...field('address')} autoComplete="street-address" />
          <UploadControl {...field('image')} preset="person" />
        </>
      )}
    </SignUpForm>
  )
}
