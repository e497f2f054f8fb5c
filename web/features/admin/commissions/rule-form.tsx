import { useNavigation } from 'react-router'
import type { CommissionRule, CommissionRules } from '#contract/commission.ts'
import { BEER_TYPES, EARLIEST_FIGURES_DAY, TYPED_RATE_MAX_CHARACTERS } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminTexts from '#contract/texts/admin.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as commissionTexts from '#contract/texts/commission.ts'
import * as formTexts from '#contract/texts/form.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import type { RuleRefusal } from './act-on-rules.server.ts'
import { BreweryOptions } from './brewery-options.tsx'
import styles from './commissions.module.css'
import { commissionsAt } from './commissions-address.ts'

type Props = {
  list: Pick<CommissionRules, 'breweries' | 'seen'>
  /** The rule that is changed, and its place from 1; none: a new one. */
  rule?: CommissionRule | undefined
  place: number
  refused: RuleRefusal | undefined
}

/** The form of a rule, new or not. */
export function RuleForm({ list, rule, place, refused }: Props) {
  const t = useText()
  const act = rule ? 'change' : 'add'
  const isSending = useNavigation().formData?.get('act') === act
  const at = rule ? commissionsAt('change', rule.id) : commissionsAt('new')
  const wrong = refused?.wrong ?? {}
  const stood = refused?.typed ?? fieldsOf(rule)
  const field = (name: string) => ({
    ...{ id: `rule-${name}`, name, defaultValue: stood[name] ?? '', error: wrong[name] },
  })
  const decimal = { inputMode: 'decimal', maxLength: TYPED_RATE_MAX_CHARACTERS, autoComplete: 'off' } as const
  const day = { type: 'date', min: EARLIEST_FIGURES_DAY } as const
  return (
    <section className={`stack gap-4 ${styles.part}`} aria-labelledby="rule-form">
      <h2 id="rule-form">{rule ? t(commissionTexts.changeTitle, { place }) : t(commissionTexts.newRule)}</h2>
      {!rule && <p className="quiet">{t(commissionTexts.newRuleLead)}</p>}
      <PostForm action={at} noValidate preventScrollReset className={`stack gap-4 ${styles.form}`}>
        <input type="hidden" name="act" value={act} />
        <input type="hidden" name="id" value={rule?.id ?? ''} />
        <input type="hidden" name="seen" value={list.seen} />
        {refused?.message && !Object.keys(wrong).length && (
          <ErrorSummary title={t(adminTexts.notDone)} errors={[{ text: refused.message }]} />
        )}
        <ErrorSummary
          title={t(formTexts.summary)}
          errors={Object.entries(wrong).map(([name, text]) => ({ fieldId: `rule-${name}`, text }))}
        />
        <div className={`stack gap-4 ${styles.fields}`}>
          <Select {...field('companyId')} label={t(adminWords.brewery)}>
            <option value="">{t(commissionTexts.everyBrewery)}</option>
            <BreweryOptions breweries={list.breweries} />
          </Select>
          <Select {...field('type')} label={t(commissionTexts.style)}>
            <option value="">{t(commissionTexts.everyStyle)}</option>
            {BEER_TYPES.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </Select>
          <Field
            {...field('percent')}
            {...decimal}
            label={t(commissionTexts.percentField)}
            hint={t(commissionTexts.percentHint)}
          />
          <Field
            {...field('fixed')}
            {...decimal}
            label={t(commissionTexts.fixedField)}
            hint={t(commissionTexts.fixedHint)}
          />
          <Field
            {...field('taxPercent')}
            {...decimal}
            label={t(commissionTexts.taxField)}
            hint={t(commissionTexts.taxHint)}
          />
          <Field
            {...field('from')}
            {...day}
            label={t(accountWords.from)}
            hint={t(commissionTexts.fromHint)}
          />
          <Field
            {...field('until')}
            {...day}
            label={t(accountWords.to)}
            hint={t(commissionTexts.untilHint)}
          />
        </div>
        <div className="row gap-3">
          <Button type="submit" busy={isSending}>
            {t(rule ? commissionTexts.save : commissionTexts.add)}
          </Button>
          <LinkButton to={commissionsAt()} look="quiet">
            {t(accountWords.cancel)}
          </LinkButton>
        </div>
      </PostForm>
    </section>
  )
}

/** A rule as its form shows it; a new one is empty. */
function fieldsOf(rule: CommissionRule | undefined): Record<string, string> {
  if (!rule) return {}
  const { company, type, from, until, percent, fixed, taxPercent } = rule
  return {
    ...{ companyId: company?.id ?? '', type: type ?? '', from: from ?? '', until: until ?? '' },
    ...{ percent: numberText(percent), fixed: fixed ? numberText(fixed, 2) : '' },
    taxPercent: taxPercent ? numberText(taxPercent) : '',
  }
}
