import { html } from 'hono/html'
import { type Html, page } from '#sandbox/page.ts'
import { type Person, subjectOf } from './people.ts'

/** Who has an account at the provider, as the shop hears of them. `people`: the newest first. */
export function accountsPage(people: Person[], issuer: string): Html {
  return page(
    { title: 'Accounts' },
    html`<h1>Accounts</h1>
      <p>These people can sign in to the shop; anybody else is typed there, beginning at the shop's log-in.
        The provider is <a href="${issuer}/.well-known/openid-configuration"><code>${issuer}</code></a>.</p>
      <ul class="list">
        ${people.map(
          (each) => html`<li class="card">
            <div class="facts"><strong>${each.firstName} ${each.lastName}</strong> <span>${each.email}</span></div>
            <p class="quiet small">${each.isVerified ? 'e-mail verified' : 'e-mail not verified'} ·
              known to the shop as <code>${subjectOf(each.email)}</code></p>
          </li>`,
        )}
      </ul>`,
  )
}
