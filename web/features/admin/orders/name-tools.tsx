import { Link, useNavigation } from 'react-router'
import * as adminWorkTexts from '#contract/texts/admin-work.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'

/** What an admin does with a company that bears another one's name: looks at it, and says so. */
export function NameTools({ companyId, shownAs, at }: { companyId: string; shownAs: string; at: string }) {
  const t = useText()
  const isSending = useNavigation().formData?.get('companyId') === companyId
  return (
    <div className="row gap-3">
      <Link to={`/admin/seller/${companyId}`}>{t(adminWorkTexts.seeCompany)}</Link>
      <IfMay what="care">
        <PostForm action={at} preventScrollReset>
          <input type="hidden" name="companyId" value={companyId} />
          <input type="hidden" name="shownAs" value={shownAs} />
          <Button type="submit" look="outline" size="small" busy={isSending}>
            {t(adminWorkTexts.looked)} <span className="visually-hidden">{shownAs}</span>
          </Button>
        </PostForm>
      </IfMay>
    </div>
  )
}
