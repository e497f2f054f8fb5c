import { html } from 'hono/html'
import { type Html, page } from '#sandbox/page.ts'

/** What a person sees whom the provider cannot send back to the shop. */
export function failedSignInPage(reason: string): Html {
  return page(
    { title: 'Sign-in failed', width: 'narrow', hasNavigation: false },
    html`<p class="tag">Sandbox · sign-in for trying out</p>
      <h1>This sign-in cannot go on</h1>
      <p class="notice bad" role="alert">${reason}</p>
      <p>Go back to the shop and begin again.</p>`,
  )
}
