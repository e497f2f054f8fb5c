import { useLocation } from 'react-router'
import { PostForm } from '#web/ui/post-form.tsx'

/** The form of every heart and *Seguir* of a page: buttons that say `form="save"`, wherever they stand. */
export function SaveForm() {
  const { pathname, search } = useLocation()
  return (
    <PostForm id="save" action="/save" navigate={false} preventScrollReset hidden>
      <input type="hidden" name="next" value={pathname + search} />
    </PostForm>
  )
}
