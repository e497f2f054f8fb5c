import { WITHDRAWAL_WINDOW_MAX_DAYS } from '#contract/limits.ts'
import * as adminWithdrawalsTexts from '#contract/texts/admin-withdrawals.ts'
import { countryName } from '#contract/texts/country-names.ts'
import { WINDOW_DAYS } from '#contract/withdrawal-states.ts'
import type { WithdrawalWindow } from '#contract/withdrawals.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { type Translate, useText } from '#web/texts.ts'
import { Field, Select } from '#web/ui/field.tsx'
import type { NotSaved } from './save-windows.server.ts'
import styles from './withdrawals.module.css'

type Props = { windows: WithdrawalWindow[]; failed: NotSaved | undefined }

/** Of each country how many days, counted how, to be written in by who may. Empty: none. */
export function WindowsList({ windows, failed }: Props) {
  const t = useText()
  return (
    <ul className={styles.windows}>
      {windows.map((window) => (
        <li key={`${window.country} ${window.days} ${window.counted}`}>
          <IfMay
            what="owner"
            otherwise={
              <>
                {t(adminWithdrawalsTexts.days, { country: countryName(window.country) })}:{' '}
                {wordsOf(t, window)}
              </>
            }
          >
            <Fields window={window} failed={failed} />
          </IfMay>
        </li>
      ))}
    </ul>
  )
}

function wordsOf(t: Translate, { days, counted }: WithdrawalWindow): string {
  return days === null
    ? t(adminWithdrawalsTexts.noWindow)
    : `${days} · ${t(adminWithdrawalsTexts.countedWords[counted])}`
}

function Fields({
  window: { country, days, counted },
  failed,
}: {
  window: WithdrawalWindow
  failed: NotSaved | undefined
}) {
  const t = useText()
  const name = countryName(country)
  const typed = failed?.typed[country]
  return (
    <div className={styles.window}>
      <Field
        id={`days-${country}`}
        name={`days-${country}`}
        label={t(adminWithdrawalsTexts.days, { country: name })}
        error={failed?.errors[country]}
        placeholder={t(adminWithdrawalsTexts.noWindow)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={String(WITHDRAWAL_WINDOW_MAX_DAYS).length}
        defaultValue={typed?.days ?? days ?? ''}
      />
      <Select
        name={`counted-${country}`}
        label={
          <span className="visually-hidden">
            {t(adminWithdrawalsTexts.countedHow)} {name}
          </span>
        }
        defaultValue={typed?.counted ?? counted}
      >
        {WINDOW_DAYS.map((each) => (
          <option key={each} value={each}>
            {t(adminWithdrawalsTexts.countedWords[each])}
          </option>
        ))}
      </Select>
    </div>
  )
}
