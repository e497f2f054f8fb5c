import { TEAM_ROLES, type TeamRole } from '#contract/team-roles.ts'
import * as teamTexts from '#contract/texts/team.ts'
import { useText } from '#web/texts.ts'
import fields from '#web/ui/field.module.css'
import { Icon } from '#web/ui/icon.tsx'
import { Radio } from '#web/ui/radio.tsx'
import { ROLE_WORDS } from './role-words.ts'

type Props = { id: string; chosen: string | undefined; error: string | undefined }

/** The roles of a team with what each may do, to choose one. */
export function RoleFields({ id, chosen, error }: Props) {
  const t = useText()
  const errorId = `${id}-role-error`
  return (
    <fieldset className="stack gap-1" aria-describedby={error ? errorId : undefined}>
      <legend>{t(teamTexts.role)}</legend>
      {TEAM_ROLES.map((role) => (
        <Radio
          key={role}
          id={`${id}-${role}`}
          name="role"
          value={role}
          defaultChecked={chosen === role}
          label={<RoleLabel role={role} />}
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

function RoleLabel({ role }: { role: TeamRole }) {
  const t = useText()
  const { name, may } = ROLE_WORDS[role]
  return (
    <>
      <strong>{t(name)}.</strong> <span className="quiet">{t(may)}</span>
    </>
  )
}
