import type { getCompanyMails } from '#contract/company-mails.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { LOW_STOCK_MAIL_MOST_UNITS, LOW_STOCK_MAIL_UNITS } from '#contract/limits.ts'
import { SALES_MAILS, type SalesMails } from '#contract/sales-mails.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as alertTexts from '#contract/texts/alerts.ts'
import * as companyMailsTexts from '#contract/texts/company-mails.ts'
import type { Text } from '#contract/texts/text.ts'
import { companyMailsPage } from '#web/request/company-pages.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { Radio } from '#web/ui/radio.tsx'
import { useIsSending } from '#web/ui/use-is-sending.ts'
import styles from './company-mails.module.css'

type Refused = {
  message: string
  wrong: Record<string, string>
  typed: { sales: string; low: boolean; lowStock: string }
}
type Props = { companyId: string; chosen: ResponseOf<typeof getCompanyMails>; refused: Refused | undefined }

const SALES_TEXTS: Record<SalesMails, Text> = {
  each: companyMailsTexts.each,
  daily: companyMailsTexts.daily,
  none: companyMailsTexts.none,
}

/** How a brewery hears of its sales, and whether of beers that are about to run out. */
export function CompanyMailsForm({ companyId, chosen, refused }: Props) {
  const t = useText()
  const isSending = useIsSending()
  const stood = refused?.typed ?? {
    sales: chosen.sales,
    low: chosen.lowStock !== null,
    lowStock: String(chosen.lowStock ?? LOW_STOCK_MAIL_UNITS),
  }
  const wrong = refused?.wrong ?? {}
  const errors = Object.entries(wrong).map(([name, text]) => ({
    fieldId: name === 'sales' ? 'sales-each' : 'low-stock',
    text,
  }))
  return (
    <PostForm
      action={companyMailsPage(companyId)}
      noValidate
      preventScrollReset
      data-part=""
      className={`stack gap-5 ${styles.form}`}
    >
      {refused && (
        <ErrorSummary
          title={t(companyMailsTexts.notKept)}
          errors={errors.length ? errors : [{ text: refused.message }]}
        />
      )}
      <fieldset className="stack">
        <legend>{t(companyMailsTexts.sales)}</legend>
        {SALES_MAILS.map((each) => (
          <Radio
            key={each}
            id={`sales-${each}`}
            name="sales"
            value={each}
            defaultChecked={stood.sales === each}
            label={t(SALES_TEXTS[each])}
          />
        ))}
      </fieldset>
      <fieldset className="stack gap-3">
        <legend>{t(companyMailsTexts.lowStock)}</legend>
        <Checkbox
          id="low"
          name="low"
          value="1"
          defaultChecked={stood.low}
          label={t(companyMailsTexts.tellLowStock)}
        />
        <Field
          id="low-stock"
          name="lowStock"
          inputMode="numeric"
          autoComplete="off"
          label={t(companyMailsTexts.lowStockUnits)}
          hint={t(companyMailsTexts.lowStockHint, { max: LOW_STOCK_MAIL_MOST_UNITS })}
          error={wrong.lowStock}
          defaultValue={stood.lowStock}
        />
        {chosen.lowStock !== null && !chosen.emailVerified && (
          <div className="stack gap-3">
            <p>{t(companyMailsTexts.unproved)}</p>
            <div>
              <LinkButton to="/account" look="outline">
                {t(accountWords.confirmMyEmail)}
              </LinkButton>
            </div>
          </div>
        )}
      </fieldset>
      <div>
        <Button type="submit" busy={isSending}>
          {t(alertTexts.keep)}
        </Button>
      </div>
    </PostForm>
  )
}
