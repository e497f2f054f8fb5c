import { Link } from 'react-router'
import type { ListedClaim } from '#contract/brewery-claims.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminBreweryClaimsTexts from '#contract/texts/admin-brewery-claims.ts'
import * as adminReportsTexts from '#contract/texts/admin-reports.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as complaintDecisionTexts from '#contract/texts/complaint-decision.ts'
import * as exchangeRatesTexts from '#contract/texts/exchange-rates.ts'
import type { Text } from '#contract/texts/text.ts'
import { counted } from '#web/counted.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import type { DecisionPlace } from '../decision-place.ts'
import styles from './brewery-claims.module.css'
import { ClaimWords } from './claim-words.tsx'
import { claimsAddress } from './claims-address.ts'

type Tone = Parameters<typeof StatusWord>[0]['tone']

/** What became of a claim, in words. */
const ENDED: Record<Exclude<ListedClaim['state'], 'sent' | 'waiting'>, [Tone, Text]> = {
  refused: ['bad', exchangeRatesTexts.stateRefused],
  accepted: ['waiting', adminBreweryClaimsTexts.waitsForOwner],
  lapsed: ['over', adminBreweryClaimsTexts.lapsed],
  taken: ['good', adminBreweryClaimsTexts.taken],
}

type Props = { claims: ListedClaim[]; at: DecisionPlace; dayOf: (instant: string) => string }

/** Who claims which brewery, a row a claim: what they show, and the way to decide or what was decided. */
export function ClaimsTable({ claims, at, dayOf }: Props) {
  const t = useText()
  const columns: Column<ListedClaim>[] = [
    {
      key: 'brewery',
      head: t(adminWords.brewery),
      long: true,
      cell: ({ company: { id, company }, rivals }) => (
        <div className="stack gap-1">
          <Link to={`/company/${id}`}>{company}</Link>
          {rivals > 0 && at.state === 'open' && (
            <StatusWord tone="waiting">
              {counted(t, rivals, adminBreweryClaimsTexts.rival, adminBreweryClaimsTexts.rivals)}
            </StatusWord>
          )}
        </div>
      ),
    },
    { key: 'who', head: t(adminBreweryClaimsTexts.who), long: true, cell: (claim) => <Who claim={claim} /> },
    {
      key: 'shows',
      head: t(adminBreweryClaimsTexts.shows),
      long: true,
      cell: (claim) => <ClaimWords claim={claim} />,
    },
    {
      key: 'since',
      head: t(accountWords.date),
      cell: ({ confirmed }) => <time dateTime={confirmed}>{dayOf(confirmed)}</time>,
    },
    at.state === 'open'
      ? {
          key: 'action',
          head: t(adminWords.action),
          action: true,
          cell: ({ id, name, company }) => (
            <IfMay what="care">
              <LinkButton
                to={claimsAddress({ ...at, decide: id })}
                look="outline"
                size="small"
                preventScrollReset
                aria-label={t(adminBreweryClaimsTexts.decideNamed, { name: company.company, person: name })}
              >
                {t(complaintDecisionTexts.decide)}
              </LinkButton>
            </IfMay>
          ),
        }
      : {
          key: 'decision',
          head: t(adminReportsTexts.decision),
          long: true,
          cell: (claim) => <Ended claim={claim} dayOf={dayOf} />,
        },
  ]
  return (
    <DataTable
      caption={t(adminBreweryClaimsTexts.title)}
      columns={columns}
      rows={claims}
      keyOf={({ id }) => id}
    />
  )
}

function Who({ claim: { name, email, phone } }: { claim: ListedClaim }) {
  return (
    <div className={`stack gap-1 ${styles.who}`}>
      <span>{name}</span>
      <span className="quiet">{email}</span>
      {phone && <span className="quiet">{phone}</span>}
    </div>
  )
}

function Ended({ claim: { state, decided, reason }, dayOf }: { claim: ListedClaim; dayOf: Props['dayOf'] }) {
  const t = useText()
  if (state === 'sent' || state === 'waiting') return null
  const [tone, text] = ENDED[state]
  return (
    <div className="stack gap-1">
      <StatusWord tone={tone}>{t(text)}</StatusWord>
      {decided && <time dateTime={decided}>{dayOf(decided)}</time>}
      {reason && <span className="quiet">{reason}</span>}
    </div>
  )
}
