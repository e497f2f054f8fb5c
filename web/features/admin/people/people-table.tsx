import type { Buyer, Company } from '#contract/identity.ts'
import * as adminTexts from '#contract/texts/admin.ts'
import * as peopleTexts from '#contract/texts/people.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import * as tableTexts from '#contract/texts/table.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { DataTable, type Sorting } from '#web/ui/table/data-table.tsx'
import { personCount } from './count-words.ts'
import styles from './people.module.css'
import { buyerColumns, sellerColumns } from './people-columns.tsx'
import { fileAddress, isFiltered, type PeopleList, type PeoplePlace, peopleAddress } from './people-place.ts'
import type { FoundPeople } from './show-people.server.ts'

type Props = { at: PeoplePlace & { list: PeopleList }; found: FoundPeople }

/** A page of a list with how many it holds, its file and the way to its other pages; or why it is empty. */
export function PeopleTable({ at, found: { people, total, totalPages } }: Props) {
  const t = useText()
  const order = {
    caption: t(at.list === 'buyers' ? peopleTexts.buyers : peopleTexts.sellers),
    keyOf: ({ id }: { id: string }) => id,
    ...(at.sort && { sorting: { by: at.sort, down: at.dir === 'desc' } }),
    sortedAt: ({ by, down }: Sorting) => peopleAddress({ ...at, sort: by, dir: down ? 'desc' : '', pag: '' }),
  }
  return (
    <>
      <div className={`ends gap-3 ${styles.above}`}>
        <div className="row">
          <p role="status">{personCount(t, at.list, total)}</p>
          {/* Here it moves no field of the search. */}
          {total > 0 && (isFiltered(at) || at.deleted) && (
            <LinkButton
              to={peopleAddress({ list: at.list, sort: at.sort, dir: at.dir })}
              look="quiet"
              size="small"
              preventScrollReset
            >
              {t(tableTexts.clear)}
            </LinkButton>
          )}
        </div>
        {total > 0 && (
          <IfMay what="owner">
            <LinkButton
              to={fileAddress(at)}
              look="outline"
              size="small"
              reloadDocument
              discover="none"
              download
            >
              {t(tableTexts.download)}
            </LinkButton>
          </IfMay>
        )}
      </div>
      {!people.length ? (
        <Nobody at={at} total={total} />
      ) : at.list === 'buyers' ? (
        <DataTable columns={buyerColumns(t)} rows={people as Buyer[]} {...order} />
      ) : (
        <DataTable columns={sellerColumns(t)} rows={people as Company[]} {...order} />
      )}
      <Pagination
        page={Number(at.pag) || 1}
        total={totalPages}
        label={t(peopleTexts.pages)}
        addressOf={(page) => peopleAddress({ ...at, pag: String(page) })}
      />
    </>
  )
}

function Nobody({ at, total }: { at: Props['at']; total: number }) {
  const t = useText()
  if (total > 0) {
    return (
      <EmptyState text={t(peopleTexts.noneHere)}>
        <LinkButton to={peopleAddress({ ...at, pag: '' })} look="outline">
          {t(shopWords.goToTheFirstPage)}
        </LinkButton>
      </EmptyState>
    )
  }
  if (!isFiltered(at)) {
    return (
      <EmptyState text={t(peopleTexts.none)}>
        <LinkButton to="/admin" look="outline">
          {t(adminTexts.backToPanel)}
        </LinkButton>
      </EmptyState>
    )
  }
  return (
    <EmptyState text={t(peopleTexts.noneFound)}>
      <LinkButton to={peopleAddress({ list: at.list })} look="outline">
        {t(peopleTexts.listWithout)}
      </LinkButton>
    </EmptyState>
  )
}
