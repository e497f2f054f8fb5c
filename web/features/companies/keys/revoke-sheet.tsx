import { useNavigate } from 'react-router'
import type { ApiKey } from '#contract/api-keys.ts'
import * as apiKeysTexts from '#contract/texts/api-keys.ts'
import { keysPage } from '#web/request/company-pages.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useIsSending } from '#web/ui/use-is-sending.ts'

/** Asks once more before a program can get in no more. */
export function RevokeSheet({ companyId, apiKey }: { companyId: string; apiKey: ApiKey }) {
  const t = useText()
  const navigate = useNavigate()
  const isSending = useIsSending()
  const page = keysPage(companyId)
  return (
    <Sheet
      title={t(apiKeysTexts.revokeTitle, { name: apiKey.name })}
      onClose={() => navigate(page, { preventScrollReset: true })}
    >
      <PostForm action={page} preventScrollReset className="stack gap-5">
        <input type="hidden" name="intent" value="revoke" />
        <input type="hidden" name="key" value={apiKey.id} />
        <p>
          <code>{apiKey.prefix}…</code>
        </p>
        <p>{t(apiKeysTexts.revokeLead)}</p>
        <div className="row gap-3">
          <Button type="submit" look="danger" busy={isSending}>
            {t(apiKeysTexts.revokeYes)}
          </Button>
          <LinkButton to={page} look="quiet" preventScrollReset>
            {t(apiKeysTexts.revokeNo)}
          </LinkButton>
        </div>
      </PostForm>
    </Sheet>
  )
}
