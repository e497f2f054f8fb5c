import * as compareTexts from '#contract/texts/compare.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'

type Props = {
  beer: { id: string; name: string }
  /** On the page that compares: its form goes to the address that it has. */
  isThere?: boolean
}

/** Puts a beer beside those that are compared, and leads there. */
export function CompareButton({ beer, isThere }: Props) {
  const t = useText()
  return (
    <PostForm {...(!isThere && { action: '/compare' })}>
      <Button
        type="submit"
        name="add"
        value={beer.id}
        look="quiet"
        size="small"
        aria-label={t(compareTexts.compareThis, { beer: beer.name })}
      >
        {t(compareTexts.compare)}
      </Button>
    </PostForm>
  )
}
