import { API_SCOPES } from '#contract/api-scopes.ts'
import { API_KEY_DAYS, API_KEY_NAME_MAX_CHARACTERS } from '#contract/limits.ts'
import * as apiKeysTexts from '#contract/texts/api-keys.ts'
import { keysPage } from '#web/request/company-pages.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { useIsSending } from '#web/ui/use-is-sending.ts'
import styles from './keys.module.css'

type Refused = {
  message: string
  fields: Record<string, string>
  typed: { name: string; scopes: string[]; days: string }
}
type Props = { companyId: string; refused: Refused | undefined }

const FIRST_SCOPE = `key-${API_SCOPES[0]}`
/** Where each wrong field stands; of the boxes it is the first. */
const FIELD_IDS: Record<string, string> = { name: 'key-name', scopes: FIRST_SCOPE, days: 'key-days' }

/** What a key is for, what it may do, and for how long: nothing is ticked from the start. */
export function KeyForm({ companyId, refused }: Props) {
  const t = useText()
  const isSending = useIsSending()
  const { typed, fields = {} } = refused ?? {}
  const errors = Object.entries(fields).map(([name, text]) => ({
    ...(FIELD_IDS[name] && { fieldId: FIELD_IDS[name] }),
    text,
  }))
  return (
    <section data-part="" className={`stack gap-4 ${styles.form}`} aria-labelledby="make-key">
      <h2 id="make-key">{t(apiKeysTexts.make)}</h2>
      <PostForm action={keysPage(companyId)} noValidate preventScrollReset className="stack gap-5">
        {refused && (
          <ErrorSummary
            title={t(apiKeysTexts.notMade)}
            errors={errors.length ? errors : [{ text: refused.message }]}
          />
        )}
        <Field
          id="key-name"
          name="name"
          autoComplete="off"
          required
          maxLength={API_KEY_NAME_MAX_CHARACTERS}
          label={t(apiKeysTexts.name)}
          hint={t(apiKeysTexts.nameHint)}
          error={fields.name}
          defaultValue={typed?.name}
        />
        <fieldset className="stack" aria-describedby="scopes-hint">
          <legend>{t(apiKeysTexts.scopes)}</legend>
          <p id="scopes-hint" className="quiet">
            {t(apiKeysTexts.scopesHint)}
          </p>
          {API_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              id={`key-${scope}`}
              name="scopes"
              value={scope}
              defaultChecked={typed?.scopes.includes(scope)}
              error={`key-${scope}` === FIRST_SCOPE && fields.scopes}
              label={
                <>
                  {t(apiKeysTexts.SCOPES[scope])} <code className="quiet">{scope}</code>
                </>
              }
            />
          ))}
        </fieldset>
        <Select
          id="key-days"
          name="days"
          label={t(apiKeysTexts.days)}
          error={fields.days}
          defaultValue={typed?.days ?? String(API_KEY_DAYS.at(-1))}
        >
          {API_KEY_DAYS.map((days) => (
            <option key={days} value={days}>
              {t(apiKeysTexts.daysOf, { days })}
            </option>
          ))}
          <option value="">{t(apiKeysTexts.forever)}</option>
        </Select>
        <div>
          <Button type="submit" busy={isSending}>
            {t(apiKeysTexts.make)}
          </Button>
        </div>
      </PostForm>
    </section>
  )
}
