import { buyerSignUp } from '#contract/identity.ts'
import * as accountTexts from '#contract/texts/account.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as formTexts from '#contract/texts/form.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import * as signUpTexts from '#contract/texts/sign-up.ts'
import { useText } from '#web/texts.ts'
import { Field } from '#web/ui/field.tsx'
import { PlaceFields } from '#web/ui/place-fields.tsx'
import { UploadControl } from '#web/ui/upload/upload-control.tsx'
import type { FieldTexts } from '#web/ui/use-checked-form.ts'
import styles from './identity.module.css'
import { AccountFields, PersonFields } from './person-fields.tsx'
import { SignUpForm, type SignUpProps } from './sign-up-form.tsx'

const FIELDS = {
  name: { label: shopWords.name, initial: signUpTexts.hintName },
  lastName: { label: formTexts.lastName, initial: signUpTexts.hintLastName },
  document: { label: formTexts.document, initial: signUpTexts.hintDocument },
  email: { label: accountWords.emailAddress, initial: signUpTexts.hintEmail },
  password: {
    label: accountWords.password,
    initial: signUpTexts.hintPassword,
    hint: accountTexts.newPasswordHint,
  },
  country: { label: accountWords.country, initial: signUpTexts.hintCountry },
  state: { label: accountWords.stateProvince, initial: signUpTexts.hintState },
  city: { label: accountWords.city, initial: signUpTexts.hintCity },
  address: { label: accountWords.address, initial: signUpTexts.hintAddress },
  image: { label: formTexts.image },
} as const satisfies Record<string, FieldTexts>

/** A buyer's sign-up, its fields by what they are for. */
export function BuyerSignUpForm(props: SignUpProps) {
  const t = useText()
  return (
    <SignUpForm {...props} schema={buyerSignUp} texts={FIELDS} failed={signUpTexts.failed}>
      {(field) => (
        <>
          <fieldset className={`stack gap-4 ${styles.section}`}>
            <legend>{t(signUpTexts.whoYouAre)}</legend>
            <PersonFields field={field} />
          </fieldset>
          <fieldset className={`stack gap-4 ${styles.section}`}>
            <legend>{t(signUpTexts.logInWith)}</legend>
            <AccountFields field={field} />
          </fieldset>
          <fieldset className={`stack gap-4 ${styles.section}`}>
            <legend>{t(signUpTexts.goesTo)}</legend>
            <div className={`stack gap-4 ${styles.pair}`}>
              <PlaceFields country={field('country')} state={field('state')} />
              <Field {...field('city')} autoComplete="address-level2" />
              <Field {...field('address')} autoComplete="street-address" />
            </div>
          </fieldset>
          <div className={styles.section}>
            <UploadControl {...field('image')} preset="person" />
          </div>
        </>
      )}
    </SignUpForm>
  )
}
