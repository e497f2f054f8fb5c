import { Form } from 'react-router'
import type { AuditEntry } from '#contract/audit.ts'
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '#contract/audit-actions.ts'
import { SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as auditTexts from '#contract/texts/audit.ts'
import { auditActionTexts } from '#contract/texts/audit-action.ts'
import { auditSubjectTexts } from '#contract/texts/audit-subject.ts'
import * as shopTexts from '#contract/texts/shop.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import { DayFields } from '#web/ui/period/day-fields.tsx'
import { useQueryForm } from '#web/ui/use-query-form.ts'
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
  const chosen = [at.action, at.kind, at.actor, at.from, at.to].filter(Boolean).length
  return (
    <Form
      {...useQueryForm(auditQuery(at))}
      method="get"
      action="/admin/audit"
      className={styles.filters}
      aria-label={t(auditTexts.filters)}
      noValidate
      preventScrollReset
    >
      {wrong.length > 0 && (
        <div className={styles.wide}>
          <ErrorSummary
            title={t(auditTexts.wrong)}
            errors={wrong.map(([field, text]) => ({ fieldId: `audit-${field}`, text }))}
          />
        </div>
      )}
      {at.subject && <input type="hidden" name="subject" value={at.subject} />}
      <Field
        id="audit-q"
        name="q"
        type="search"
        label={t(auditTexts.q)}
        defaultValue={at.q}
        maxLength={SEARCH_MAX_CHARACTERS}
        error={errors.q}
      />
      <Disclosure
        title={chosen ? t(shopTexts.filtersChosen, { count: chosen }) : t(shopTexts.filters)}
        look="narrow"
        className={styles.wide}
        open={wrong.some(([field]) => field !== 'q')}
      >
        <div className={styles.fields}>
          <Select
            id="audit-action"
            name="action"
            label={t(adminWords.what)}
            defaultValue={at.action}
            error={errors.action}
          >
            <option value="">{t(auditTexts.all)}</option>
            {AUDIT_ACTIONS.map((action) => (
              <option key={action} value={action}>
                {t(auditActionTexts[action])}
              </option>
            ))}
          </Select>
          <Select
            id="audit-kind"
            name="kind"
            label={t(adminWords.toWhat)}
            defaultValue={at.kind}
            error={errors.kind}
          >
            <option value="">{t(auditTexts.all)}</option>
            {AUDIT_SUBJECTS.map((kind) => (
              <option key={kind} value={kind}>
                {t(auditSubjectTexts[kind])}
              </option>
            ))}
          </Select>
          <Select
            id="audit-actor"
            name="actor"
            label={t(adminWords.who)}
            defaultValue={at.actor}
            error={errors.actor}
          >
            <option value="">{t(auditTexts.allActors)}</option>
            {actors.map(({ id, email }) => (
              <option key={id} value={id}>
                {email}
              </option>
            ))}
          </Select>
          <DayFields list="audit" at={at} errors={errors} />
        </div>
      </Disclosure>
      <Button type="submit" look="outline" className={styles.way}>
        {t(accountWords.filter)}
      </Button>
      {auditQuery(at) && (
        <LinkButton to="/admin/audit" look="quiet" className={styles.clear} preventScrollReset>
          {t(accountWords.clearFilters)}
        </LinkButton>
      )}
    </Form>
  )
}
