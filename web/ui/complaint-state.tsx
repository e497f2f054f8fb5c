import type { ComplaintState as State } from '#contract/complaint-states.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import { useText } from '#web/texts.ts'
import { StatusWord } from '#web/ui/status-word.tsx'

const TONES = {
  open: 'waiting',
  offered: 'waiting',
  'offered-again': 'waiting',
  'to-send-again': 'waiting',
  refused: 'bad',
  escalated: 'waiting',
  settled: 'good',
  decided: 'good',
  'taken-back': 'over',
  lapsed: 'over',
} as const

/** How a complaint stands, as a word with a dot. */
export function ComplaintState({ state }: { state: State }) {
  const t = useText()
  return <StatusWord tone={TONES[state]}>{t(complaintTexts.states[state])}</StatusWord>
}
