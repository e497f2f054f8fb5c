import { Link } from 'react-router'
import * as navTexts from '#contract/texts/nav.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { BarMenu } from './bar-menu.tsx'
import { useRoot } from './use-root.ts'

/** The dropdown of who is logged in. */
export function NavMenu() {
  const root = useRoot()
  return (
    <BarMenu title={<Spoken text={navTexts.menu} />}>
      <ul>
        {root?.menu.entries.map(({ to, lang, words, inBar }) => (
          <li key={to} data-in-bar={inBar}>
            <Link to={to} lang={lang}>
              {words}
            </Link>
          </li>
        ))}
        <li>
          <PostForm action="/logout">
            <button type="submit">
              <Spoken text={navTexts.logout} />
            </button>
          </PostForm>
        </li>
      </ul>
    </BarMenu>
  )
}
