import * as adminTexts from '#contract/texts/admin.ts'
import * as commissionTexts from '#contract/texts/commission.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { textOf } from '#contract/texts/text.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import { IfMay } from '#web/layout/if-may.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import type { Route } from './+types/commissions.page'
import { actOnRules } from './act-on-rules.server.ts'
import styles from './commissions.module.css'
import { commissionsAt } from './commissions-address.ts'
import { RemoveSheet } from './remove-sheet.tsx'
import { RuleForm } from './rule-form.tsx'
import { RuleTable } from './rule-table.tsx'
import { RuleTrial } from './rule-trial.tsx'
import { showCommissions } from './show-commissions.server.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-money' }

export async function loader({ context, url }: Route.LoaderArgs) {
  return showCommissions(context, url)
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOnRules(context, await readForm(request))
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(commissionTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** `/admin/commissions`: what the shop keeps of each sale, by rules in their order, and a sale tried on them. */
export default function CommissionsPage({ loaderData: list, actionData }: Route.ComponentProps) {
  const t = useText()
  const { rules, seen, step, trial } = list
  const rule = step ? rules[step.place] : undefined
  const place = (step?.place ?? -1) + 1
  const shows = { new: 'add', change: 'change', remove: 'remove' } as const
  const refused = step && actionData?.act === shows[step.step] ? actionData : undefined
  return (
    <AdminPage
      title={t(commissionTexts.title)}
      lead={t(commissionTexts.lead)}
      actions={
        <IfMay what="pay">
          <LinkButton to={commissionsAt('new')}>{t(commissionTexts.newRule)}</LinkButton>
        </IfMay>
      }
    >
      {actionData && !refused && (
        <ErrorSummary
          title={t(adminTexts.notDone)}
          errors={[{ text: actionData.message ?? Object.values(actionData.wrong).join(' ') }]}
        />
      )}
      {step?.step === 'remove' && rule && (
        <RemoveSheet rule={rule} place={place} seen={seen} refused={refused} />
      )}
      {step && step.step !== 'remove' && (
        <RuleForm key={rule?.id ?? 'new'} list={list} rule={rule} place={place} refused={refused} />
      )}
      <section className={`stack gap-4 ${styles.part}`} aria-labelledby="rules">
        <h2 id="rules">{t(commissionTexts.rules)}</h2>
        {rules.length ? (
          <RuleTable rules={rules} seen={seen} />
        ) : (
          <EmptyState text={t(commissionTexts.none)} />
        )}
      </section>
      <RuleTrial list={list} trial={trial} />
    </AdminPage>
  )
}
