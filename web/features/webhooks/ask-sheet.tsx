import { useNavigate } from 'react-router'
import * as complaintTexts from '#contract/texts/complaint.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useIsSending } from '#web/ui/use-is-sending.ts'

type Props = {
  title: string
  /** What comes of it. */
  lead: string
  act: 'remove' | 'renew'
  submit: string
  page: string
}

/** Asks once more before a secret is changed or an address removed. */
export function AskSheet({ title, lead, act, submit, page }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const isSending = useIsSending()
  return (
    <Sheet title={title} onClose={() => navigate(page, { preventScrollReset: true })}>
      <PostForm action={page} className="stack gap-4" preventScrollReset>
        <input type="hidden" name="act" value={act} />
        <p>{lead}</p>
        <div className="row gap-3">
          <Button type="submit" look={act === 'remove' ? 'danger' : 'primary'} busy={isSending}>
            {submit}
          </Button>
          <LinkButton to={page} look="quiet" preventScrollReset>
            {t(complaintTexts.goBack)}
          </LinkButton>
        </div>
      </PostForm>
    </Sheet>
  )
}
