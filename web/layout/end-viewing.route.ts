import { redirect } from 'react-router'
import { endViewing } from '#contract/viewings.ts'
import { tryApi } from '#web/api.ts'
import type { PageHandle } from '#web/page-handle.ts'
import type { Route } from './+types/end-viewing.route'

export const handle: PageHandle = { openTo: 'everybody', sentWhileSeeing: true }

/**
 * `POST /endViewing`: an admin no longer sees the shop as somebody, and is led to that person's page in the panel. Whoever is none,
 * or only follows the address, goes home.
 */
export async function action({ context }: Route.ActionArgs) {
  const answer = await tryApi(context, endViewing)
  if (!answer.ok) return redirect('/home', 303)
  const seen = answer.value
  if (!seen) return redirect('/admin', 303)
  return redirect(`/admin/${seen.role === 'Person' ? 'buyer' : 'seller'}/${seen.id}`, 303)
}

export function loader() {
  return redirect('/home', 303)
}
