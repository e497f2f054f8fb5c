import { data } from 'react-router'
import { listAudit } from '#contract/audit.ts'
import { subjectWords } from '#contract/audit-sentence.ts'
import type { InputOf } from '#contract/endpoint.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminTexts from '#contract/texts/admin.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as auditTexts from '#contract/texts/audit.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as tableTexts from '#contract/texts/table.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import { IfMay } from '#web/layout/if-may.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/audit.page'
import styles from './audit.module.css'
import { AuditDays } from './audit-days.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { auditAddress, auditPlace, auditQuery } from './audit-place.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-desk' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const place = auditPlace(url.searchParams)
  const { page, ...filters } = place
  const { timeZone } = context.get(pageRequest).settings
  // What an address may ask for and the call does not take is refused by the call, field by field.
  const query = { ...filters, pag: String(page) } as InputOf<typeof listAudit>['query']
  const answer = await tryApi(context, listAudit, { query })
  if (answer.ok) return data({ place, timeZone, found: answer.value, errors: {} })
  const { fields } = answer.error
  if (answer.status !== 400 || !fields) throw data(answer.error, { status: answer.status })
  return data({ place, timeZone, found: null, errors: fields }, { status: 400 })
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(adminWords.auditLog)} · ${textOf(commonTexts.siteName)}` },
]

/** `/admin/audit`: what admins did, to be searched and taken along. */
export default function AuditPage({ loaderData: { place, timeZone, found, errors } }: Route.ComponentProps) {
  const t = useText()
  const isFiltered = auditQuery(place) !== ''
  const isEmpty = found?.total === 0 && !isFiltered
  return (
    <AdminPage
      title={t(adminWords.auditLog)}
      lead={t(auditTexts.lead)}
      actions={
        <IfMay what="owner">
          <LinkButton
            to={`/api/admin/audit.csv?${auditQuery(place)}`}
            look="outline"
            reloadDocument
            discover="none"
            download
          >
            {t(tableTexts.download)}
          </LinkButton>
        </IfMay>
      }
    >
      {/* Where nothing was done yet there is nothing to look through. */}
      {!isEmpty && <AuditFilters at={place} actors={found?.actors ?? []} errors={errors} />}
      {found && (
        <>
          <div className="wrap gap-3">
            <p className={isEmpty ? 'visually-hidden' : styles.count} role="status">
              {found.total === 1 ? t(auditTexts.one) : t(auditTexts.count, { count: found.total })}
            </p>
            {place.subject && found.entries[0] && (
              <Chip to={auditAddress({ ...place, subject: '', page: 1 })} chosen removes preventScrollReset>
                {t(auditTexts.onlyAbout, { what: subjectWords(found.entries[0], found) })}
              </Chip>
            )}
          </div>
          {found.entries.length ? (
            <AuditDays entries={found.entries} things={found} timeZone={timeZone} />
          ) : (
            <EmptyState text={t(isFiltered || found.total ? auditTexts.noneFound : auditTexts.none)}>
              <LinkButton to={isFiltered ? '/admin/audit' : '/admin'} look="outline">
                {t(isFiltered ? accountWords.clearFilters : adminTexts.backToPanel)}
              </LinkButton>
            </EmptyState>
          )}
          <Pagination
            page={place.page}
            total={found.totalPages}
            label={t(auditTexts.pages)}
            addressOf={(page) => auditAddress({ ...place, page })}
          />
        </>
      )}
    </AdminPage>
  )
}
