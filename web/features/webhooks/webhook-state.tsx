import * as webhookTexts from '#contract/texts/webhook.ts'
import type { WebhookTarget } from '#contract/webhooks.ts'
import { useText } from '#web/texts.ts'
import { StatusWord } from '#web/ui/status-word.tsx'

/** Whether an address is told what happens, and whether that arrives, in a word. */
export function WebhookState({ target: { off, failures } }: { target: WebhookTarget }) {
  const t = useText()
  if (off)
    return <StatusWord tone={off.because === 'owner' ? 'over' : 'bad'}>{t(webhookTexts.offWord)}</StatusWord>
  if (failures) return <StatusWord tone="waiting">{t(webhookTexts.isFailing)}</StatusWord>
  return <StatusWord tone="good">{t(webhookTexts.isOn)}</StatusWord>
}
