import { Form } from 'react-router'
import type { AuditEntry } from '#contract/audit.ts'
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '#contract/audit-actions.ts'
import { SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import styles from './audit.module.css'
import { type AuditPlace, auditQuery } from './audit-place.ts'

type Props = {
  at: AuditPlace
  actors: Pick<AuditEntry['actor'], 'id' | 'email'>[]
  /** What is wrong, by field. */
  errors: Record<string, string>
}

/** Which entries are seen; the address keeps it. */
export function AuditFilters({ at, actors, errors }: Props) {
  const t = useText()
  const wrong = Object.entries(errors)
  return (
    <Form
      method="get"
      action="/admin/audit"
      key={auditQuery(at)}
      className={styles.filters}
      aria-label={t('audit.filters')}
      noValidate
      preventScrollReset
    >
      {wrong.length > 0 && (
        <div className={styles.wide}>
          <ErrorSummary
            title={t('audit.wrong')}
            errors={wrong.map(([field, text]) => ({ fieldId: `audit-${field}`, text }))}
          />
        </div>
      )}
      {at.subject && <input type="hidden" name="subject" value={at.subject} />}
      <Field
        id="audit-q"
        name="q"
        type="search"
        label={t('audit.q')}
        defaultValue={at.q}
        maxLength={SEARCH_MAX_CHARACTERS}
        error={errors.q}
      />
      <Select
        id="audit-action"
        name="action"
        label={t('audit.action')}
        defaultValue={at.action}
        error={errors.action}
      >
        <option value="">{t('audit.all')}</option>
        {AUDIT_ACTIONS.map((action) => (
          <option key={action} value={action}>
            {t(`auditAction.${action}`)}
          </option>
        ))}
      </Select>
      <Select id="audit-kind" name="kind" label={t('audit.kind')} defaultValue={at.kind} error={errors.kind}>
        <option value="">{t('audit.all')}</option>
        {AUDIT_SUBJECTS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`auditSubject.${kind}`)}
          </option>
        ))}
      </Select>
      <Select
        id="audit-actor"
        name="actor"
        label={t('audit.actor')}
        defaultValue={at.actor}
        error={errors.actor}
      >
        <option value="">{t('audit.allActors')}</option>
        {actors.map(({ id, email }) => (
          <option key={id} value={id}>
            {email}
          </option>
        ))}
      </Select>
      <Field
        id="audit-from"
        name="from"
        type="date"
        label={t('audit.from')}
        defaultValue={at.from}
        error={errors.from}
      />
      <Field
        id="audit-to"
        name="to"
        type="date"
        label={t('audit.to')}
        defaultValue={at.to}
        error={errors.to}
      />
      <div className={styles.ways}>
        <Button type="submit" look="outline">
          {t('audit.filter')}
        </Button>
        {auditQuery(at) && (
          <LinkButton to="/admin/audit" look="quiet" preventScrollReset>
            {t('audit.clear')}
          </LinkButton>
        )}
      </div>
    </Form>
  )
}
