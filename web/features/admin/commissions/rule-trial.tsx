import { Form } from 'react-router'
import { debtText } from '#contract/charge-text.ts'
import type { CommissionRules, CommissionTrial } from '#contract/commission.ts'
import { BEER_TYPES, TYPED_RATE_MAX_CHARACTERS } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as commissionTexts from '#contract/texts/commission.ts'
import * as formTexts from '#contract/texts/form.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import { BreweryOptions } from './brewery-options.tsx'
import styles from './commissions.module.css'
import { commissionsAt } from './commissions-address.ts'
import type { Trial } from './show-commissions.server.ts'

type Props = { list: Pick<CommissionRules, 'rules' | 'breweries' | 'today'>; trial: Trial | null }

/** A sale that is tried on the rules: which one holds, and what each gets. The address keeps it. */
export function RuleTrial({ list: { rules, breweries, today }, trial }: Props) {
  const t = useText()
  const wrong = trial?.wrong ?? {}
  const field = (name: keyof Trial['typed'], first = '') => ({
    ...{ id: `trial-${name}`, name, defaultValue: trial?.typed[name] ?? first, error: wrong[name] },
  })
  return (
    <section className={`stack gap-4 ${styles.part}`} aria-labelledby="rule-trial">
      <h2 id="rule-trial">{t(commissionTexts.trial)}</h2>
      <p className="quiet">{t(commissionTexts.trialLead)}</p>
      <ErrorSummary
        title={t(formTexts.summary)}
        errors={Object.entries(wrong).map(([name, text]) => ({ fieldId: `trial-${name}`, text }))}
      />
      <Form action={commissionsAt()} noValidate preventScrollReset className={`stack gap-4 ${styles.form}`}>
        <div className={`stack gap-4 ${styles.fields}`}>
          <Select {...field('companyId')} label={t(adminWords.brewery)}>
            <option value="">{t(formTexts.choose)}</option>
            <BreweryOptions breweries={breweries} />
          </Select>
          <Select {...field('type')} label={t(commissionTexts.style)}>
            <option value="">{t(formTexts.choose)}</option>
            {BEER_TYPES.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </Select>
          <Field {...field('day', today)} type="date" label={t(commissionTexts.trialDay)} />
          <Field
            {...field('price')}
            label={t(commissionTexts.trialPrice)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={TYPED_RATE_MAX_CHARACTERS}
          />
          <Field
            {...field('units', '1')}
            label={t(accountWords.units)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={TYPED_RATE_MAX_CHARACTERS}
          />
        </div>
        <div className="row gap-3">
          <Button type="submit" look="outline">
            {t(commissionTexts.tryIt)}
          </Button>
        </div>
      </Form>
      {trial?.outcome && (
        <div role="status">
          <Outcome
            outcome={trial.outcome}
            place={rules.findIndex(({ id }) => id === trial.outcome?.ruleId) + 1}
          />
        </div>
      )}
    </section>
  )
}

/** @param place of the rule that holds, from 1; 0: none */
function Outcome({ outcome, place }: { outcome: CommissionTrial; place: number }) {
  const t = useText()
  const money = (dollars: number) => debtText(dollars, 'USD')
  const { gross, commission, tax, net } = outcome
  return (
    <FactList
      empty=""
      facts={[
        { name: t(commissionTexts.trialRule), value: place || t(commissionTexts.noRule) },
        { name: t(commissionTexts.gross), value: money(gross) },
        { name: t(commissionTexts.commission), value: money(commission) },
        { name: t(commissionTexts.tax), value: money(tax) },
        { name: t(commissionTexts.net), value: money(net) },
      ]}
    />
  )
}
