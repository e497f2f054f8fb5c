import { html } from 'hono/html'
import { type Html, page, readableMoment } from '#sandbox/page.ts'
import type { MailMessage } from './mail-store.ts'

const SHOWN = 200

/**
 * Shows new mail without loading the page again, which would throw a reader back to the top: only when something
 * changed is the list exchanged, and the link that had the focus keeps it.
 */
const SHOW_NEW_MAIL = `
const main = document.querySelector('main')
setInterval(async () => {
  if (document.hidden) return
  const answer = await fetch('/mail').catch(() => undefined)
  if (!answer?.ok) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main')
  if (fresh.innerHTML === main.innerHTML) return
  const focused = document.activeElement?.getAttribute('href')
  main.replaceChildren(...fresh.childNodes)
  if (focused) main.querySelector('a[href="' + CSS.escape(focused) + '"]')?.focus()
}, 2000)
`

export function mailboxPage(messages: MailMessage[]): Html {
  return page(
    { title: 'Mailbox', script: SHOW_NEW_MAIL },
    html`<h1>Mailbox</h1>
      ${
        messages.length === 0
          ? html`<p class="quiet">No mail yet. Everything that is sent over this SMTP server lands here, within two seconds.</p>`
          : html`<ul class="list">
              ${messages.slice(0, SHOWN).map(
                (message) => html`<li class="card">
                  <a class="mail" href="/mail/messages/${message.id}">
                    <span>${message.to.join(', ')}</span>
                    <span class="subject">${message.subject || '(no subject)'}</span>
                    <span class="quiet small">${readableMoment(message.receivedAt)}</span>
                  </a>
                </li>`,
              )}
            </ul>`
      }`,
  )
}

/** One message; its HTML runs in a frame that allows it nothing but to be looked at. */
export function messagePage(message: MailMessage): Html {
  return page(
    { title: message.subject || 'Message' },
    html`<h1>${message.subject || '(no subject)'}</h1>
      <dl class="card">
        <dt>To</dt><dd>${message.to.join(', ')}</dd>
        <dt>From</dt><dd>${message.from}</dd>
        <dt>Received</dt><dd>${readableMoment(message.receivedAt)}</dd>
        ${message.attachments.map(
          (attachment) =>
            html`<dt>Attached</dt><dd>${attachment.filename ?? attachment.mimeType}, ${attachment.bytes} bytes</dd>`,
        )}
      </dl>
      ${
        message.html === null
          ? ''
          : html`<h2>As it looks</h2>
              <iframe title="Message" src="/mail/messages/${message.id}.html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
      }
      ${message.text === null ? '' : html`<h2>As text</h2><pre>${message.text}</pre>`}
      <p class="row">
        <a href="/mail/messages/${message.id}.eml">Source</a>
        <a href="/mail/messages/${message.id}.json">JSON</a>
        <a href="/mail">Back to the mailbox</a>
      </p>`,
  )
}
