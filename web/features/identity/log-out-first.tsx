import * as navTexts from '#contract/texts/nav.ts'
import type { Text } from '#contract/texts/text.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'

/** In the place of a form that makes an account, to who is logged in with another one: `text` says why, and the button logs out. */
export function LogOutFirst({ text }: { text: Text }) {
  const t = useText()
  return (
    <PostForm action="/logout" className="stack gap-4">
      <p>{t(text)}</p>
      <div>
        <Button type="submit" look="outline">
          <Spoken text={navTexts.logout} />
        </Button>
      </div>
    </PostForm>
  )
}
