import type { ApiKey } from '#contract/api-keys.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as apiKeysTexts from '#contract/texts/api-keys.ts'
import { keysPage } from '#web/request/company-pages.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { momentDay, momentWords } from '#web/ui/moment-words.ts'
import { StatusWord } from '#web/ui/status-word.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import styles from './keys.module.css'

type Props = { companyId: string; keys: ApiKey[]; timeZone: string }

/** A brewery's keys: what each is for and may do, when it was used, and the way to revoke it. */
export function KeyTable({ companyId, keys, timeZone }: Props) {
  const t = useText()
  if (!keys.length) return <p>{t(apiKeysTexts.none)}</p>
  const [day, moment] = [momentDay(timeZone), momentWords(timeZone)]
  return (
    <section className="stack gap-3" aria-labelledby="own-keys">
      <h2 id="own-keys">{t(apiKeysTexts.own)}</h2>
      <DataTable
        caption={t(apiKeysTexts.own)}
        rows={keys}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'name',
            head: t(apiKeysTexts.key),
            long: true,
            cell: ({ name, prefix, createdAt }) => (
              <div className="stack gap-1">
                <strong className={styles.name}>{name}</strong>
                <code>{prefix}…</code>
                <span className="quiet">
                  {t(apiKeysTexts.createdAt)} <time dateTime={createdAt}>{day(createdAt)}</time>
                </span>
              </div>
            ),
          },
          {
            key: 'scopes',
            head: t(apiKeysTexts.scopes),
            long: true,
            cell: ({ scopes }) => (
              <ul className={styles.scopes}>
                {scopes.map((scope) => (
                  <li key={scope}>{t(apiKeysTexts.SCOPES[scope])}</li>
                ))}
              </ul>
            ),
          },
          {
            key: 'used',
            head: t(apiKeysTexts.usedAt),
            cell: ({ usedAt }) =>
              usedAt ? <time dateTime={usedAt}>{moment(usedAt)}</time> : t(apiKeysTexts.neverUsed),
          },
          {
            key: 'state',
            head: t(accountWords.state),
            cell: (key) => <KeyState apiKey={key} day={day} />,
          },
          {
            key: 'action',
            head: t(adminWords.action),
            action: true,
            cell: ({ id, name, state }) =>
              state === 'valid' && (
                <LinkButton
                  to={`${keysPage(companyId)}?revoke=${id}`}
                  look="outline"
                  size="small"
                  preventScrollReset
                >
                  {t(apiKeysTexts.revoke)}{' '}
                  <span className="visually-hidden">{t(apiKeysTexts.revokeOf, { name })}</span>
                </LinkButton>
              ),
          },
        ]}
      />
    </section>
  )
}

const OVER = { expired: apiKeysTexts.expired, revoked: apiKeysTexts.revoked }

function KeyState({ apiKey, day }: { apiKey: ApiKey; day: (instant: string) => string }) {
  const t = useText()
  const { state, expiresAt } = apiKey
  if (state !== 'valid') return <StatusWord tone="over">{t(OVER[state])}</StatusWord>
  return (
    <StatusWord tone="good">
      {expiresAt ? t(apiKeysTexts.validUntil, { day: day(expiresAt) }) : t(apiKeysTexts.valid)}
    </StatusWord>
  )
}
