import * as earningsTexts from '#contract/texts/earnings.ts'
import { useText } from '#web/texts.ts'
import { Chip } from '#web/ui/chip.tsx'

/** Between how the market goes and what the shop earns of it. */
export function FiguresNav({ at }: { at: 'market' | 'earnings' }) {
  const t = useText()
  return (
    <nav aria-label={t(earningsTexts.lists)}>
      <ul className="wrap gap-2">
        <li>
          <Chip to="/admin/figures" chosen={at === 'market'}>
            {t(earningsTexts.market)}
          </Chip>
        </li>
        <li>
          <Chip to="/admin/earnings" chosen={at === 'earnings'}>
            {t(earningsTexts.title)}
          </Chip>
        </li>
      </ul>
    </nav>
  )
}
