import { WEBHOOK_ADDRESS_MAX_CHARACTERS } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as webhookTexts from '#contract/texts/webhook.ts'
import { WEBHOOK_EVENTS } from '#contract/webhook-states.ts'
import { useText } from '#web/texts.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import styles from './webhooks.module.css'

export type TypedWebhook = { address: string; events: readonly string[] }
type Props = { typed: TypedWebhook; wrong: Record<string, string> }

/** Which address is told, and of what. */
export function WebhookFields({ typed, wrong }: Props) {
  const t = useText()
  return (
    <>
      <Field
        id="address"
        name="address"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        required
        maxLength={WEBHOOK_ADDRESS_MAX_CHARACTERS}
        label={t(accountWords.address)}
        hint={t(webhookTexts.addressHint)}
        error={wrong.address}
        defaultValue={typed.address}
      />
      <fieldset className={styles.events}>
        <legend>{t(webhookTexts.eventsLabel)}</legend>
        <ul>
          {WEBHOOK_EVENTS.map((event, at) => (
            <li key={event}>
              <Checkbox
                id={`event-${event}`}
                name="events"
                value={event}
                defaultChecked={typed.events.includes(event)}
                label={
                  <>
                    {t(webhookTexts.events[event])} <code className="quiet">{event}</code>
                  </>
                }
                error={at === 0 ? wrong.events : undefined}
              />
            </li>
          ))}
        </ul>
      </fieldset>
    </>
  )
}

/** What was refused, each at its field. */
export function webhookErrors(message: string, wrong: Record<string, string>) {
  const errors = Object.entries(wrong).map(([name, text]) => ({
    fieldId: name === 'events' ? `event-${WEBHOOK_EVENTS[0]}` : name,
    text,
  }))
  return errors.length ? errors : [{ text: message }]
}
