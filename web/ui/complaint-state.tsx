import type { ComplaintState as State } from '#contract/complaint-states.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import type { Text } from '#contract/texts/text.ts'
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

const OF_BREWERY: Partial<Record<State, Text>> = {
  open: accountWords.waitsForYou,
  refused: complaintTexts.youSaidNo,
}

type Props = {
  state: State
  /** Who reads it: a brewery is told of what waits for it, and of its own no, as such. */
  reader?: 'brewery' | undefined
}

/** How a complaint stands, as a word with a dot. */
export function ComplaintState({ state, reader }: Props) {
  const t = useText()
  const own = reader === 'brewery' ? OF_BREWERY[state] : undefined
  const words = own ?? complaintTexts.states[state]
  return <StatusWord tone={TONES[state]}>{t(words)}</StatusWord>
}
