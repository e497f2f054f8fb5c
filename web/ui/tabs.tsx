import type { Text } from '#contract/texts/text.ts'
import { useText } from '#web/texts.ts'
import { TabLine } from './tab-line.tsx'
import { useCurrent } from './use-current.ts'

export type Tab = {
  text: Text
  to: string
  /** How the addresses begin of what lies behind the page, such as one thing of its list: there too one is under it. */
  under?: readonly string[]
  /** How much waits there. */
  waits?: number | undefined
  /** Opened all day: where there is room for three entries, for this one too. */
  often?: boolean
}

/** Pages of one line, and what they are together. */
export type TabGroup = { label: Text; tabs: readonly Tab[] }

type Props = TabGroup & {
  /** It stands below the line of what it belongs to. */
  isSecond?: boolean
}

/** Links between pages that belong together, one line of them. */
export function Tabs({ label, tabs, isSecond }: Props) {
  const t = useText()
  const currentOf = useCurrent(tabs)
  return (
    <nav aria-label={t(label)}>
      <TabLine isSecond={isSecond} entries={tabs.map((tab) => ({ ...tab, current: currentOf(tab) }))} />
    </nav>
  )
}
