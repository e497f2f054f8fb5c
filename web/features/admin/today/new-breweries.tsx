import { Link } from 'react-router'
import type { AdminToday, NewBrewery } from '#contract/admin-today.ts'
import * as adminTodayTexts from '#contract/texts/admin-today.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import styles from './admin-today.module.css'

/** Who came to sell this week, and whether there is something of theirs to buy. */
export function NewBreweries({
  breweries: { count, newest },
  dayOf,
}: Pick<AdminToday, 'breweries'> & { dayOf: (instant: string) => string }) {
  const t = useText()
  const columns: Column<NewBrewery>[] = [
    {
      key: 'company',
      head: t(adminWords.brewery),
      cell: ({ id, company }) => (
        <IfMay what="read-desk" otherwise={company || id}>
          <Link to={`/admin/seller/${id}`}>{company || id}</Link>
        </IfMay>
      ),
    },
    {
      key: 'date',
      head: t(adminTodayTexts.signedUp),
      cell: ({ date }) => <time dateTime={date}>{dayOf(date)}</time>,
    },
    {
      key: 'beers',
      head: t(adminTodayTexts.onSale),
      cell: ({ beers }) => (
        <StatusWord tone={beers ? 'good' : 'waiting'}>
          {beers ? numberText(beers) : t(adminTodayTexts.nothingOnSale)}
        </StatusWord>
      ),
    },
  ]
  return (
    <section className={`stack gap-3 ${styles.part}`} aria-labelledby="breweries">
      <h2 id="breweries">{t(adminTodayTexts.breweriesOfWeek)}</h2>
      {count ? (
        <DataTable
          caption={t(adminTodayTexts.breweriesOfWeek)}
          rows={newest}
          keyOf={({ id }) => id}
          columns={columns}
        />
      ) : (
        <p className="quiet">{t(adminTodayTexts.noBreweries)}</p>
      )}
      {count > newest.length && (
        <div>
          <IfMay what="read-desk">
            <LinkButton to="/admin?list=sellers" look="outline" size="small">
              {t(adminTodayTexts.seeSellers)}
            </LinkButton>
          </IfMay>
        </div>
      )}
    </section>
  )
}
