import { useNavigation } from 'react-router'
import { WITHDRAWAL_WINDOW_MAX_DAYS } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWithdrawalsTexts from '#contract/texts/admin-withdrawals.ts'
import { countryName } from '#contract/texts/country-names.ts'
import { WINDOW_DAYS } from '#contract/withdrawal-states.ts'
import type { WithdrawalWindow } from '#contract/withdrawals.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import type { NotSaved } from './save-window.server.ts'
import styles from './withdrawals.module.css'

type Props = { window: WithdrawalWindow; failed: NotSaved | undefined }

/** The window of one country: how many days, counted how. Empty: none. */
export function WindowForm({ window: { country, days, counted }, failed }: Props) {
  const t = useText()
  const name = countryName(country)
  const isSending = useNavigation().formData?.get('country') === country
  return (
    <IfMay what="owner">
      <PostForm action="/admin/withdrawals/windows" noValidate preventScrollReset className={styles.window}>
        <input type="hidden" name="country" value={country} />
        <Field
          name="days"
          label={t(adminWithdrawalsTexts.days, { country: name })}
          hint={days === null ? t(adminWithdrawalsTexts.noWindow) : undefined}
          error={failed?.message}
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(WITHDRAWAL_WINDOW_MAX_DAYS).length}
          defaultValue={failed?.typed ?? days ?? ''}
        />
        <Select
          name="counted"
          label={
            <>
              {t(adminWithdrawalsTexts.countedHow)} <span className="visually-hidden">{name}</span>
            </>
          }
          defaultValue={counted}
        >
          {WINDOW_DAYS.map((each) => (
            <option key={each} value={each}>
              {t(adminWithdrawalsTexts.countedWords[each])}
            </option>
          ))}
        </Select>
        <div className={styles.save}>
          <Button type="submit" look="outline" busy={isSending}>
            {t(accountWords.save)} <span className="visually-hidden">{name}</span>
          </Button>
        </div>
      </PostForm>
    </IfMay>
  )
}
