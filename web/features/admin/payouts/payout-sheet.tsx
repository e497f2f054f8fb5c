import { useNavigation } from 'react-router'
import { debtText } from '#contract/charge-text.ts'
import { PAYOUT_REFERENCE_MAX_CHARACTERS } from '#contract/limits.ts'
import * as payoutsTexts from '#contract/texts/payouts.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import type { NotDone } from '#web/ui/reason-sheet.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import styles from './payouts.module.css'
import type { Paying } from './show-company-owed.server.ts'

type Props = {
  company: string
  paying: Paying
  /** Where the form is sent: the address that the sheet stands open at. */
  action: string
  failed: NotDone | undefined
  closeTo: string
  onClose: () => void
}

/** Asks whether a payout is to be marked. */
export function PayoutSheet({ closeTo, onClose, ...form }: Props) {
  const t = useText()
  return (
    <Sheet title={t(payoutsTexts.sheetTitle)} closeTo={closeTo} onClose={onClose}>
      <PayoutForm {...form} />
    </Sheet>
  )
}

function PayoutForm({ company, paying, action, failed }: Omit<Props, 'closeTo' | 'onClose'>) {
  const t = useText()
  const isSending = useNavigation().formData?.has('reference') ?? false
  const { currency, amount, sales, owedBack, lines } = paying
  return (
    <PostForm action={action} noValidate preventScrollReset className={`stack gap-4 ${styles.form}`}>
      {/* What was seen is what is paid: should more or less be owed by now, nothing is. */}
      <input type="hidden" name="amount" value={amount} />
      <input type="hidden" name="currency" value={currency} />
      {lines.map((line) => (
        <input key={line} type="hidden" name="line" value={line} />
      ))}
      {failed && (
        <ErrorSummary
          title={t(payoutsTexts.notMarked)}
          errors={[{ ...(failed.wrong && { fieldId: 'reference' }), text: failed.wrong ?? failed.message }]}
        />
      )}
      <p>{t(lines.length ? payoutsTexts.sheetChosen : payoutsTexts.sheetAll, { company })}</p>
      <p>
        <strong className={styles.amount}>{debtText(amount, currency)}</strong>
        <br />
        <span className="quiet">
          {sales === 1 ? t(payoutsTexts.oneSale) : t(payoutsTexts.someSales, { count: sales })}
          {owedBack < 0 && `, ${t(payoutsTexts.lessBack, { amount: debtText(-owedBack, currency) })}`}
        </span>
      </p>
      <p className="quiet">{t(payoutsTexts.sheetHow)}</p>
      <Field
        id="reference"
        name="reference"
        label={t(payoutsTexts.reference)}
        hint={t(payoutsTexts.referenceHint)}
        error={failed?.wrong}
        maxLength={PAYOUT_REFERENCE_MAX_CHARACTERS}
        defaultValue={failed?.typed}
        autoComplete="off"
      />
      <Button type="submit" busy={isSending}>
        {t(payoutsTexts.mark, { amount: debtText(amount, currency) })}
      </Button>
    </PostForm>
  )
}
