import * as accountWords from '#contract/texts/account-words.ts'
import * as adminTexts from '#contract/texts/admin.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as exchangeRatesTexts from '#contract/texts/exchange-rates.ts'
import { textOf } from '#contract/texts/text.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import { IfMay } from '#web/layout/if-may.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import type { Route } from './+types/exchange-rates.page'
import { actOnRate } from './act-on-rate.server.ts'
import styles from './exchange-rates.module.css'
import { RateInUse, WaitingRate } from './rate-in-use.tsx'
import { RateSheet } from './rate-sheet.tsx'
import { RateTable } from './rate-table.tsx'
import { showRates } from './show-rates.server.ts'
import { TypeRateForm } from './type-rate-form.tsx'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-money' }

export async function loader({ context, url }: Route.LoaderArgs) {
  return showRates(context, url)
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOnRate(context, await readForm(request))
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(adminWords.exchangeRate)} · ${textOf(commonTexts.siteName)}` },
]

/** `/admin/exchange-rates`: what a dollar costs on a card, who says so, and an admin's word on it. */
export default function ExchangeRatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { currency, used, waiting, rates, next, asked, timeZone, typed, wrong, isOlder } = loaderData
  const isCharged = currency !== null && currency !== 'USD'
  return (
    <AdminPage title={t(adminWords.exchangeRate)} lead={t(exchangeRatesTexts.lead)}>
      {actionData && !asked && (
        <ErrorSummary title={t(adminTexts.notDone)} errors={[{ text: actionData.message }]} />
      )}
      {currency === null && <EmptyState text={t(exchangeRatesTexts.siteUnknown)} />}
      {currency === 'USD' && <EmptyState text={t(exchangeRatesTexts.inDollars)} />}
      {isCharged && (
        <>
          {asked && (
            <RateSheet asked={asked} currency={currency} seen={used?.rate ?? ''} failed={actionData} />
          )}
          {waiting && <WaitingRate rate={waiting} currency={currency} timeZone={timeZone} />}
          {used ? (
            <RateInUse rate={used} currency={currency} timeZone={timeZone} />
          ) : (
            <EmptyState text={t(exchangeRatesTexts.noneUsed)} />
          )}
          <IfMay what="pay">
            <TypeRateForm currency={currency} typed={typed} wrong={wrong} />
          </IfMay>
          <section className={`stack gap-4 ${styles.part}`} aria-labelledby="rate-history">
            <h2 id="rate-history">{t(accountWords.history)}</h2>
            {rates.length ? (
              <RateTable rates={rates} timeZone={timeZone} />
            ) : (
              <p>{t(exchangeRatesTexts.none)}</p>
            )}
            <p className={styles.acts}>
              {isOlder && (
                <LinkButton to="/admin/exchange-rates" look="outline">
                  {t(exchangeRatesTexts.newest)}
                </LinkButton>
              )}
              {next && (
                <LinkButton to={`/admin/exchange-rates?before=${next}`} look="outline">
                  {t(exchangeRatesTexts.older)}
                </LinkButton>
              )}
            </p>
          </section>
        </>
      )}
    </AdminPage>
  )
}
