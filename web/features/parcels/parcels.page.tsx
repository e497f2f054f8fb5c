import { useNavigate } from 'react-router'
import { COUNTED_PARCELS } from '#contract/limits.ts'
import { seesSums } from '#contract/sees-sums.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as parcelBatchTexts from '#contract/texts/parcel-batch.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import * as publishTexts from '#contract/texts/publish.ts'
import * as tableTexts from '#contract/texts/table.ts'
import { textOf } from '#contract/texts/text.ts'
import { SellerNav } from '#web/layout/seller-nav.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SortMenu } from '#web/ui/table/sort-menu.tsx'
import { WordSearch } from '#web/ui/word-search.tsx'
import type { Route } from './+types/parcels.page'
import { HandOver } from './deliver-form.tsx'
import { answerBatch, MOST_BATCH_FIELDS } from './list/answer-batch.server.ts'
import { BatchOutcome } from './list/batch-outcome.tsx'
import { ParcelTable } from './list/parcel-table.tsx'
import { SendParcels } from './list/send-parcels.tsx'
import { ParcelTabs, useParcelStates } from './parcel-tabs.tsx'
import styles from './parcels.module.css'
import {
  ageText,
  parcelAddress,
  parcelsAddress,
  parcelsPath,
  parcelsSorting,
  pasteAddress,
} from './parcels-address.ts'
import { showParcels } from './show-parcels.server.ts'

export const handle: PageHandle = { openTo: ['Company'], ownId: true, team: ['seller', 'packer'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  return { user, ...(await showParcels(context, user.id, url)) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const user = context.get(signedIn)
  return answerBatch(context, await readForm(request, MOST_BATCH_FIELDS), user.id)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(accountWords.shipments)} · ${textOf(commonTexts.siteName)}` },
]

const NONE = {
  pending: parcelsTexts.nonePending,
  shipped: parcelsTexts.noneShipped,
  delivered: parcelsTexts.noneDelivered,
  cancelled: parcelsTexts.noneCancelled,
} as const

/** `/company/{id}/parcels`: what a seller has to send, many at once, and what became of what was sent. */
export default function ParcelsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const navigate = useNavigate()
  const { user, at, totalPages, counts, isMore, isOfNewest, carriers, rows, delivering } = loaderData
  const all = parcelsAddress({ ...at, q: '', page: 1 })
  const elsewhere = useParcelStates({ counts, isMore }).filter(([state]) => counts[state] > 0)
  return (
    <div className="stack gap-4">
      <SellerNav user={user} />
      <header className="ends gap-3">
        <h1>{t(accountWords.shipments)}</h1>
        {at.state === 'pending' && (
          <LinkButton to={pasteAddress(user.id)} look="outline" size="small">
            {t(parcelBatchTexts.paste)}
          </LinkButton>
        )}
      </header>
      {actionData && <ErrorSummary title={t(parcelBatchTexts.failed)} errors={actionData.errors} />}
      {actionData?.answers && <BatchOutcome answers={actionData.answers} />}
      {delivering && (
        <Sheet
          key={delivering.orderId}
          title={t(parcelBatchTexts.deliverOrder, { code: delivering.code })}
          closeTo={parcelsAddress(at)}
          onClose={() => navigate(parcelsAddress(at), { preventScrollReset: true })}
        >
          <HandOver
            // Where it is refused, its parcel's page says why.
            action={parcelAddress(delivering.orderId, at, 'deliver')}
            answer={undefined}
            codeTries={delivering.codeTries}
          />
        </Sheet>
      )}
      <div className={styles.find}>
        <ParcelTabs at={at} counts={counts} isMore={isMore} />
        {rows.length > 0 && <SortMenu by={{ age: ageText(at) }} {...parcelsSorting(at)} />}
        {(rows.length > 0 || at.q) && (
          <WordSearch
            action={parcelsPath(user.id)}
            label={t(parcelBatchTexts.search)}
            words={at.q}
            kept={{ state: at.state, ...(at.dir && { dir: at.dir }) }}
            clearTo={all}
          />
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState text={t(at.q ? parcelBatchTexts.noneFound : NONE[at.state])}>
          {at.q ? (
            <>
              {/* Who looks for an order does not know how it stands. */}
              {elsewhere.map(([state, text]) => (
                <LinkButton key={state} to={parcelsAddress({ ...at, state, page: 1 })}>
                  {text}
                </LinkButton>
              ))}
              <LinkButton to={all} look="outline">
                {t(tableTexts.clear)}
              </LinkButton>
            </>
          ) : at.state === 'pending' ? (
            seesSums(user) && (
              <LinkButton to="/post#mine" look="outline">
                {t(publishTexts.seeMine)}
              </LinkButton>
            )
          ) : (
            <LinkButton to={parcelsAddress({ ...at, state: 'pending', page: 1 })} look="outline">
              {t(parcelsTexts.seePending)}
            </LinkButton>
          )}
        </EmptyState>
      ) : at.state === 'pending' ? (
        <SendParcels
          {...{ at, rows, carriers }}
          typed={actionData?.typed}
          errors={actionData?.errors}
          answers={actionData?.answers}
        />
      ) : (
        <>
          {rows.some(({ recipient }) => !recipient) && (
            <p className="quiet">{t(parcelBatchTexts.namesGone)}</p>
          )}
          <ParcelTable at={at} rows={rows} />
        </>
      )}
      {isOfNewest && (
        <p className="quiet">{t(parcelBatchTexts.ofNewest, { max: numberText(COUNTED_PARCELS) })}</p>
      )}
      <Pagination
        page={at.page}
        total={totalPages}
        label={t(parcelsTexts.pages)}
        addressOf={(page) => parcelsAddress({ ...at, page })}
      />
    </div>
  )
}
