import type { ListedRate } from '#contract/exchange-rates.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as exchangeRatesTexts from '#contract/texts/exchange-rates.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { momentWords } from '#web/ui/moment-words.ts'
import styles from './exchange-rates.module.css'
import { rateText } from './rate-text.ts'
import { SOURCE_TEXTS } from './rate-words.ts'

type Props = { rate: ListedRate; currency: string; timeZone: string }

/** The rate in use, with who said it, when, and until when it is used; what an admin typed can be withdrawn. */
export function RateInUse({ rate, currency, timeZone }: Props) {
  const t = useText()
  return (
    <section className={`stack gap-4 ${styles.part}`} aria-labelledby="rate-in-use">
      <h2 id="rate-in-use">{t(exchangeRatesTexts.used)}</h2>
      <RateFacts rate={rate} currency={currency} timeZone={timeZone} />
      {rate.source === 'admin' && (
        <p>
          <IfMay what="pay">
            <LinkButton to={askAt('withdraw', rate)} look="outline" preventScrollReset>
              {t(exchangeRatesTexts.withdraw)}
            </LinkButton>
          </IfMay>
        </p>
      )}
    </section>
  )
}

/** A rate too far from the last one, to be taken or refused. */
export function WaitingRate({ rate, currency, timeZone }: Props) {
  const t = useText()
  return (
    <section className={`stack gap-4 ${styles.part}`} aria-labelledby="rate-waits">
      <h2 id="rate-waits">{t(exchangeRatesTexts.waits)}</h2>
      <p>{t(exchangeRatesTexts.waitsLead)}</p>
      <RateFacts rate={rate} currency={currency} timeZone={timeZone} />
      <p className={styles.acts}>
        <IfMay what="pay">
          <LinkButton to={askAt('take', rate)} preventScrollReset>
            {t(exchangeRatesTexts.take)}
          </LinkButton>
        </IfMay>
        <IfMay what="pay">
          <LinkButton to={askAt('refuse', rate)} look="outline" preventScrollReset>
            {t(adminWords.refuse)}
          </LinkButton>
        </IfMay>
      </p>
    </section>
  )
}

function RateFacts({ rate: { rate, source, at, until }, currency, timeZone }: Props) {
  const t = useText()
  const moment = momentWords(timeZone)
  return (
    <>
      <p className={styles.rate}>{t(exchangeRatesTexts.oneDollar, { rate: rateText(rate), currency })}</p>
      <dl className={styles.facts}>
        {[
          { name: exchangeRatesTexts.source, value: t(SOURCE_TEXTS[source]) },
          { name: exchangeRatesTexts.heardAt, value: moment(at) },
          { name: exchangeRatesTexts.usableUntil, value: moment(until) },
        ].map(({ name, value }) => (
          <div key={name.en}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function askAt(act: string, { id }: ListedRate): string {
  return `/admin/exchange-rates?${new URLSearchParams({ do: act, id })}`
}
