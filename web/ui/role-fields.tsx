import * as teamTexts from '#contract/texts/team.ts'
import { useText } from '#web/texts.ts'
import fields from './field.module.css'
import { Icon } from './icon.tsx'
import type { RoleWords } from './invitations/role-words.ts'
import { Radio } from './radio.tsx'
import styles from './role-fields.module.css'

type Props = {
  id: string
  roles: RoleWords
  chosen: string | undefined
  error: string | undefined
}

/** Roles with what each may do, to choose one: the field `role`. */
export function RoleFields({ id, roles, chosen, error }: Props) {
  const t = useText()
  const errorId = `${id}-role-error`
  return (
    <fieldset className={`stack gap-1 ${styles.roles}`} aria-describedby={error ? errorId : undefined}>
      <legend>{t(teamTexts.role)}</legend>
      {Object.entries(roles).map(([role, { name, may }]) => (
        <Radio
          key={role}
          id={`${id}-${role}`}
          name="role"
          value={role}
          defaultChecked={chosen === role}
          label={
            <>
              <strong>{t(name)}.</strong> <span className="quiet">{t(may)}</span>
            </>
          }
        />
      ))}
      {error && (
        <span id={errorId} className={fields.error}>
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </span>
      )}
    </fieldset>
  )
}
