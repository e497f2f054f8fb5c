import * as figuresTexts from '#contract/texts/figures.ts'
import { useText } from '#web/texts.ts'
import { Chip } from '../chip.tsx'
import { ChipLine } from '../chip-line.tsx'
import type { Preset } from './presets.ts'

type Props = {
  presets: Preset[]
  /** The shop's day, on which each of them ends. */
  today: string
  addressOf: (period: { from: string; to: string }) => string
  isChosen: (period: { from: string; to: string }) => boolean
}

/** Periods that are a click away. */
export function PeriodChips({ presets, today, addressOf, isChosen }: Props) {
  const t = useText()
  return (
    <ChipLine chosen={presets.find(({ from }) => isChosen({ from, to: today }))?.from}>
      {presets.map(({ from, days }) => {
        const period = { from, to: today }
        return (
          <li key={from}>
            <Chip to={addressOf(period)} chosen={isChosen(period)} preventScrollReset>
              {days ? t(figuresTexts.lastDays, { days }) : t(figuresTexts.thisYear)}
            </Chip>
          </li>
        )
      })}
    </ChipLine>
  )
}
