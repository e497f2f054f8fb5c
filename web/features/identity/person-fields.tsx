import { Field } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import type { CheckedField } from '#web/ui/use-checked-form.ts'
import styles from './identity.module.css'

type FieldOf<Name> = { field: (name: Name) => CheckedField }

/** Who somebody is. */
export function PersonFields({ field }: FieldOf<'name' | 'lastName' | 'document'>) {
  return (
    <>
      <div className={`stack gap-4 ${styles.pair}`}>
        <Field {...field('name')} autoComplete="given-name" />
        <Field {...field('lastName')} autoComplete="family-name" />
      </div>
      <Field {...field('document')} inputMode="numeric" autoComplete="off" />
    </>
  )
}

/** What somebody logs in with. */
export function AccountFields({ field }: FieldOf<'email' | 'password'>) {
  return (
    <>
      <Field {...field('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      <PasswordField {...field('password')} autoComplete="new-password" />
    </>
  )
}
