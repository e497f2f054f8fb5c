import type { ListedRate } from '#contract/exchange-rates.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as exchangeRatesTexts from '#contract/texts/exchange-rates.ts'
import { useText } from '#web/texts.ts'
import { momentWords } from '#web/ui/moment-words.ts'
import { StatusWord } from '#web/ui/status-word.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { rateText } from './rate-text.ts'
import { SOURCE_TEXTS, STATE_TEXTS } from './rate-words.ts'

/** What was told and typed, newest first, and what became of it. */
export function RateTable({ rates, timeZone }: { rates: ListedRate[]; timeZone: string }) {
  const t = useText()
  return (
    <DataTable
      caption={t(exchangeRatesTexts.caption)}
      rows={rates}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'at',
          head: t(exchangeRatesTexts.heardAt),
          cell: ({ at }) => <time dateTime={at}>{momentWords(timeZone)(at)}</time>,
        },
        {
          key: 'rate',
          head: t(adminWords.exchangeRate),
          number: true,
          cell: ({ rate }) => <strong>{rateText(rate)}</strong>,
        },
        { key: 'source', head: t(exchangeRatesTexts.source), cell: ({ source }) => t(SOURCE_TEXTS[source]) },
        {
          key: 'state',
          head: t(accountWords.state),
          cell: ({ state }) => {
            const [tone, text] = STATE_TEXTS[state]
            return <StatusWord tone={tone}>{t(text)}</StatusWord>
          },
        },
        { key: 'who', head: t(adminWords.who), cell: ({ admin }) => admin ?? t(accountWords.nothing) },
        {
          key: 'reason',
          head: t(accountWords.reason),
          long: true,
          cell: ({ reason }) => reason || t(accountWords.nothing),
        },
      ]}
    />
  )
}
