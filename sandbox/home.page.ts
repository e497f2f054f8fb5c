import { html } from 'hono/html'
import { type Html, page } from './page.ts'

/** The first page: what stands in for what. */
export function homePage(smtpPort: number): Html {
  return page(
    { title: 'Overview', hasNavigation: false },
    html`<h1>The sandbox</h1>
      <p>It stands in for the outside world: no money moves, no mail leaves this machine, and nobody has a password.</p>
      <ul class="tiles">
        ${tile('/payments', 'Payments', 'Approve or reject a pending payment, charge back a paid one.')}
        ${tile('/preferences', 'Preferences', 'What the shop asked to be paid, each with its payment page.')}
        ${tile('/payouts', 'Payouts', 'What the shop sent to breweries: credit it, reject it, send it back.')}
        ${tile('/exchange-rates', 'Exchange rates', 'What a dollar costs, as two sources say it.')}
        ${tile('/mail', 'Mailbox', `What was sent over SMTP on port ${smtpPort}.`)}
        ${tile('/identity', 'Accounts', 'Who can sign in to the shop without a password of its own.')}
      </ul>`,
  )
}

const tile = (href: string, name: string, about: string) => html`<li>
  <a class="card" href="${href}"><h2>${name}</h2><p class="quiet">${about}</p></a>
</li>`
