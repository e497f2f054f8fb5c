import type { Placement, Placements } from '#contract/advertising.ts'
import { periodWords } from '#contract/commission-words.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as advertisingTexts from '#contract/texts/advertising.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { advertisingAt } from './advertising-address.ts'
import { PlacementWords } from './placement-words.tsx'

const TONES = { running: 'good', coming: 'waiting', over: 'over', withdrawn: 'over' } as const

type Props = {
  caption: string
  rows: Placement[]
  /** What shows now; left out where nothing of the rows can be changed any more. */
  shown?: Placements['shown']
}

/** Placements: where, what, on which days, and how each stands. */
export function PlacementTable({ caption, rows, shown }: Props) {
  const t = useText()
  const isHidden = ({ standing, place }: Placement) =>
    standing === 'running' && !shown?.some((one) => one.place === place)
  return (
    <DataTable<Placement>
      caption={caption}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'place',
          head: t(advertisingTexts.place),
          number: true,
          cell: ({ place }) => <strong>{place}</strong>,
        },
        {
          key: 'what',
          head: t(advertisingTexts.what),
          long: true,
          cell: (placement) => <PlacementWords placement={placement} />,
        },
        {
          key: 'period',
          head: t(figuresTexts.period),
          long: true,
          cell: (placement) => (
            <div className="stack gap-1">
              <span>{periodWords(placement)}</span>
              <StatusWord tone={TONES[placement.standing]}>
                {t(advertisingTexts.standings[placement.standing])}
              </StatusWord>
              {isHidden(placement) && <span>{t(advertisingTexts.notShown)}</span>}
            </div>
          ),
        },
        ...(shown
          ? [
              {
                key: 'acts',
                head: t(adminWords.action),
                action: true as const,
                cell: ({ id, name }: Placement) => (
                  <div className="wrap gap-2">
                    <IfMay what="goods">
                      <LinkButton to={advertisingAt('change', { id })} look="outline" size="small">
                        {t(accountWords.edit)} <span className="visually-hidden">{name}</span>
                      </LinkButton>
                    </IfMay>
                    <IfMay what="goods">
                      <LinkButton
                        to={advertisingAt('withdraw', { id })}
                        look="outline"
                        size="small"
                        preventScrollReset
                      >
                        {t(advertisingTexts.withdraw)} <span className="visually-hidden">{name}</span>
                      </LinkButton>
                    </IfMay>
                  </div>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}
