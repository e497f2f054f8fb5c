import type { ApiKey } from '#contract/api-keys.ts'
import * as apiKeysTexts from '#contract/texts/api-keys.ts'
import { keysPage } from '#web/request/company-pages.ts'
import { useText } from '#web/texts.ts'
import { ConfirmSheet } from '#web/ui/confirm-sheet.tsx'

/** Asks once more before a program can get in no more. */
export function RevokeSheet({ companyId, apiKey }: { companyId: string; apiKey: ApiKey }) {
  const t = useText()
  const page = keysPage(companyId)
  return (
    <ConfirmSheet
      title={t(apiKeysTexts.revokeTitle, { name: apiKey.name })}
      hidden={{ intent: 'revoke', key: apiKey.id }}
      submit={t(apiKeysTexts.revokeYes)}
      leave={t(apiKeysTexts.revokeNo)}
      action={page}
      closeTo={page}
    >
      <p>
        <code>{apiKey.prefix}…</code>
      </p>
      <p>{t(apiKeysTexts.revokeLead)}</p>
    </ConfirmSheet>
  )
}
