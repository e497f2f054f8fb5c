import { buyerSignUp } from '#contract/identity.ts'
import { Field } from '#web/ui/field.tsx'
import { PlaceFields } from '#web/ui/place-fields.tsx'
import { UploadControl } from '#web/ui/upload/upload-control.tsx'
import type { FieldTexts } from '#web/ui/use-checked-form.ts'
import styles from './identity.module.css'
import { AccountFields, PersonFields } from './person-fields.tsx'
import { SignUpForm, type SignUpProps } from './sign-up-form.tsx'

const FIELDS = {
  name: { label: 'form.name', initial: 'signUp.hintName' },
  lastName: { label: 'form.lastName', initial: 'signUp.hintLastName' },
  document: { label: 'form.document', initial: 'signUp.hintDocument' },
  email: { label: 'form.email', initial: 'signUp.hintEmail' },
  password: { label: 'form.password', initial: ['signUp.hintPassword', 'account.newPasswordHint'] },
  country: { label: 'form.country', initial: 'signUp.hintCountry' },
  state: { label: 'form.state', initial: 'signUp.hintState' },
  city: { label: 'form.city', initial: 'signUp.hintCity' },
  address: { label: 'form.address', initial: 'signUp.hintAddress' },
  image: { label: 'form.image' },
} as const satisfies Record<string, FieldTexts>

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
