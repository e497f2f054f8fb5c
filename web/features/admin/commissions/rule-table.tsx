import type { CommissionRule } from '#contract/commission.ts'
import { periodWords, termsWords } from '#contract/commission-words.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as commissionTexts from '#contract/texts/commission.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import styles from './commissions.module.css'
import { commissionsAt } from './commissions-address.ts'
import { MoveRule } from './move-rule.tsx'

const TONES = { running: 'good', coming: 'waiting', over: 'over' } as const

type Row = CommissionRule & { /** From 1. */ place: number }

/** The rules in their order: for whom and when each is, what is kept by it, and which is never reached. */
export function RuleTable({ rules, seen }: { rules: CommissionRule[]; seen: string }) {
  const t = useText()
  const placeOf = (id: string) => rules.findIndex((rule) => rule.id === id) + 1
  return (
    <DataTable<Row>
      caption={t(commissionTexts.rulesInOrder)}
      rows={rules.map((rule, at) => ({ ...rule, place: at + 1 }))}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'place',
          head: t(commissionTexts.place),
          number: true,
          cell: ({ place }) => <strong>{place}</strong>,
        },
        {
          key: 'whom',
          head: t(commissionTexts.forWhom),
          long: true,
          cell: ({ company, type, behind }) => (
            <div className="stack gap-1">
              <strong>{company?.name ?? t(commissionTexts.everyBrewery)}</strong>
              <span>{type ?? t(commissionTexts.everyStyle)}</span>
              {behind && (
                <>
                  <StatusWord tone="bad">{t(commissionTexts.neverReached)}</StatusWord>
                  <span>{t(commissionTexts.alwaysBehind, { place: placeOf(behind) })}</span>
                </>
              )}
            </div>
          ),
        },
        {
          key: 'kept',
          head: t(commissionTexts.kept),
          long: true,
          cell: (rule) => termsWords(rule),
        },
        {
          key: 'period',
          head: t(figuresTexts.period),
          long: true,
          cell: (rule) => (
            <div className="stack gap-1">
              <span>{periodWords(rule)}</span>
              <StatusWord tone={TONES[rule.standing]}>
                {t(commissionTexts.standings[rule.standing])}
              </StatusWord>
            </div>
          ),
        },
        {
          key: 'acts',
          head: t(adminWords.action),
          action: true,
          cell: ({ id, place }) => (
            <div className={`wrap gap-2 ${styles.acts}`}>
              <MoveRule id={id} place={place} last={rules.length} seen={seen} />
              <IfMay what="pay">
                <LinkButton to={commissionsAt('change', id)} look="outline" size="small">
                  {t(accountWords.edit)}{' '}
                  <span className="visually-hidden">{t(commissionTexts.ruleAt, { place })}</span>
                </LinkButton>
              </IfMay>
              <IfMay what="pay">
                <LinkButton to={commissionsAt('remove', id)} look="outline" size="small" preventScrollReset>
                  {t(commissionTexts.remove)}{' '}
                  <span className="visually-hidden">{t(commissionTexts.ruleAt, { place })}</span>
                </LinkButton>
              </IfMay>
            </div>
          ),
        },
      ]}
    />
  )
}
