import * as savedTexts from '#contract/texts/saved.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'

type Props = { company: { id: string; company: string }; isFollowed: boolean }

/** *Seguir* or *Dejar de seguir*, a button of the page's `<SaveForm>`. */
export function FollowButton({ company: { id, company }, isFollowed }: Props) {
  const t = useText()
  return (
    <Button
      type="submit"
      form="save"
      name={isFollowed ? 'unfollow' : 'follow'}
      value={id}
      look="outline"
      aria-label={isFollowed ? t(savedTexts.unfollowOf, { company }) : undefined}
    >
      {t(isFollowed ? savedTexts.unfollow : savedTexts.follow)}
    </Button>
  )
}
