import type { Text } from '#contract/texts/text.ts'
import { useText } from '#web/texts.ts'
import { Button } from './button.tsx'
import { useToast } from './toast/toast.tsx'
import { useLive } from './use-live.ts'

type Props = {
  /** What lies in the clipboard afterwards. */
  copied: string
  label: Text
  /** What is said once it does, and when the browser does not let it. */
  done: Text
  failed: Text
  look?: 'outline' | 'quiet'
}

/** Copies a text. Only where scripts run: without them it is selected by hand. */
export function CopyButton({ copied, label, done, failed, look = 'outline' }: Props) {
  const t = useText()
  const toast = useToast()
  const live = useLive()
  if (!live) return null

  async function copy() {
    try {
      await navigator.clipboard.writeText(copied)
      toast.success(t(done))
    } catch {
      toast.error(t(failed))
    }
  }

  return (
    <Button look={look} size="small" onClick={copy}>
      {t(label)}
    </Button>
  )
}
