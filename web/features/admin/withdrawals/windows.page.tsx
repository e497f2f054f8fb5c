import { useRef } from 'react'
import { useNavigation } from 'react-router'
import * as adminWithdrawalsTexts from '#contract/texts/admin-withdrawals.ts'
import * as adminWorkTexts from '#contract/texts/admin-work.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { countryName } from '#contract/texts/country-names.ts'
import { textOf } from '#contract/texts/text.ts'
import { listWithdrawalWindows } from '#contract/withdrawals.ts'
import { callApi } from '#web/api.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import { IfMay } from '#web/layout/if-may.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { UnsavedChanges } from '#web/ui/unsaved-changes.tsx'
import type { Route } from './+types/windows.page'
import { saveWindows } from './save-windows.server.ts'
import { WindowsList } from './windows-list.tsx'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-care' }

const PATH = '/admin/withdrawals/windows'

export async function loader({ context }: Route.LoaderArgs) {
  return callApi(context, listWithdrawalWindows)
}

export async function action({ context, request }: Route.ActionArgs) {
  return saveWindows(context, await readForm(request))
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(adminWithdrawalsTexts.windowsTitle)} · ${textOf(commonTexts.siteName)}` },
]

/** `/admin/withdrawals/windows`: how many days after the delivery a purchase can be withdrawn from, of each country. */
export default function WindowsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().formAction === PATH
  return (
    <AdminPage
      title={t(adminWithdrawalsTexts.windowsTitle)}
      lead={t(adminWithdrawalsTexts.windowsLead)}
      actions={
        <LinkButton to="/admin/withdrawals" look="outline">
          {t(adminWithdrawalsTexts.title)}
        </LinkButton>
      }
    >
      <PostForm ref={form} action={PATH} noValidate preventScrollReset className="stack gap-5">
        {actionData && (
          <ErrorSummary
            title={t(adminWorkTexts.notLooked)}
            errors={Object.entries(actionData.errors).map(([country, text]) => ({
              fieldId: `days-${country}`,
              text: t(adminWithdrawalsTexts.ofCountry, { country: countryName(country), text }),
            }))}
          />
        )}
        <WindowsList windows={loaderData.windows} failed={actionData} />
        <IfMay what="owner">
          <div>
            <Button type="submit" busy={isSending}>
              {t(adminWithdrawalsTexts.saveWindows)}
            </Button>
          </div>
        </IfMay>
      </PostForm>
      <UnsavedChanges form={form} action={PATH} />
    </AdminPage>
  )
}
