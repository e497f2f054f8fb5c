import * as adminWithdrawalsTexts from '#contract/texts/admin-withdrawals.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { textOf } from '#contract/texts/text.ts'
import { listWithdrawalWindows } from '#contract/withdrawals.ts'
import { callApi } from '#web/api.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import type { Route } from './+types/windows.page'
import { saveWindow } from './save-window.server.ts'
import { WindowForm } from './window-form.tsx'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-care' }

export async function loader({ context }: Route.LoaderArgs) {
  return callApi(context, listWithdrawalWindows)
}

export async function action({ context, request }: Route.ActionArgs) {
  return saveWindow(context, await readForm(request))
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(adminWithdrawalsTexts.windowsTitle)} · ${textOf(commonTexts.siteName)}` },
]

/** `/admin/withdrawals/windows`: how many days after the delivery a purchase can be withdrawn from, of each country. */
export default function WindowsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
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
      <div className="stack gap-5">
        {loaderData.windows.map((window) => (
          <WindowForm
            key={`${window.country} ${window.days} ${window.counted}`}
            window={window}
            failed={actionData?.country === window.country ? actionData : undefined}
          />
        ))}
      </div>
    </AdminPage>
  )
}
