import { html, raw } from 'hono/html'
import { priceText } from '#contract/money.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import { pageLanguage } from '#contract/texts/language.ts'
import * as mailTexts from '#contract/texts/mail.ts'
import { textOf } from '#contract/texts/text.ts'
import { type MailContent, type MailLine, type MailTable, orderWords } from './mail-content.ts'

type Markup = ReturnType<typeof html>

/** The light tokens of look.md in the notation that mail programs know. */
const PAPER = '#faf5ec'
const RAISED = '#fffdf9'
const INK = '#221812'
const INK_2 = '#61554e'
const LINE = '#dfd8ce'
const HOP = '#236228'
const DISPLAY = raw("'Bricolage Grotesque','Avenir Next',Futura,'Trebuchet MS',sans-serif")
const TEXT = raw("'Instrument Sans','Helvetica Neue',Arial,sans-serif")

/** A mail as HTML: tables, because mail programs. The picture at its head comes from the shop's own `publicUrl`. */
export function mailAsHtml(
  {
    subject,
    title,
    orderId,
    orderPage,
    lead,
    code,
    quote,
    facts,
    lines,
    table: figures,
    totalCents,
    delivery,
    button,
    stop,
  }: MailContent,
  publicUrl: string,
): Markup {
  const rows = lines.map(lineRow)
  const total = totalCents === undefined ? '' : totalRow(totalCents)
  const table = rows.length
    ? html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1.5px solid ${INK};margin:22px 0">${rows}${total}</table>`
    : ''
  const order = orderId
    ? html`<p style="margin:0 0 12px;color:${INK_2};font-weight:600">${linked(orderWords(orderId), orderPage)}</p>\n`
    : ''
  const largeCode = code
    ? html`<p style="margin:22px 0 0;font:800 36px/1.2 ${DISPLAY};letter-spacing:.12em">${code}</p>`
    : ''
  const quoted = quote
    ? html`<blockquote style="margin:22px 0 0;padding:0 0 0 16px;border-left:3px solid ${HOP};white-space:pre-line">${quote}</blockquote>`
    : ''
  const told = facts?.length
    ? html`<p style="margin:22px 0 0;color:${INK_2};overflow-wrap:anywhere">${onLines(facts)}</p>`
    : ''
  const address = delivery
    ? html`<p style="margin:0 0 22px;color:${INK_2}"><strong style="color:${INK}">${textOf(mailTexts.delivery)}</strong><br>${onLines(delivery)}</p>`
    : ''
  const ending = stop
    ? html`<p style="margin:32px 0 0;color:${INK_2};font-size:14px">${stop.why} <a href="${stop.address}" style="color:${INK_2}">${stop.text}</a></p>`
    : ''
  return html`<!doctype html>
<html lang="${pageLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="margin:0;background:${PAPER};color:${INK};font:16px/1.5 ${TEXT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${RAISED};border-radius:14px"><tr><td>${header(publicUrl)}</td></tr><tr><td style="padding:32px">
<h1 style="margin:0 0 12px;font:800 29px/1.05 ${DISPLAY};letter-spacing:-.02em">${title}</h1>
${order}<p style="margin:0">${lead}</p>
${largeCode}
${quoted}
${told}
${figures ? figuresTable(figures) : ''}${table}
${address}
<p style="margin:22px 0 0"><a href="${button.address}" style="display:inline-block;padding:12px 22px;border-radius:999px;background:${HOP};color:${PAPER};font-weight:700;text-decoration:none">${button.text}</a></p>
${ending}
</td></tr></table></td></tr></table></body></html>
`
}

/** Covers its own ground, so that it stays as it is where a mail program darkens the rest; its words show without pictures. */
function header(publicUrl: string): Markup {
  const picture = new URL('/labels/mail-header.png', publicUrl).href
  const words = html`font:700 23px/2.4 ${DISPLAY};color:${HOP};text-align:center`
  return html`<img src="${picture}" width="560" alt="Lúpulo" style="display:block;width:100%;max-width:560px;height:auto;border-radius:14px 14px 0 0;${words}">`
}

function lineRow({ name, companyName, quantity, note, amountCents, picture, address }: MailLine): Markup {
  const said = [quantity === undefined ? companyName : `${quantity} × ${companyName}`, note].filter(Boolean)
  const named = address ? html`<a href="${address}" style="color:${INK}">${name}</a>` : name
  const cell = html`padding:12px 0;border-bottom:1px solid ${LINE};vertical-align:middle`
  return html`<tr>
<td width="60" style="${cell}"><img src="${picture}" width="48" alt="" style="display:block;border-radius:10px"></td>
<td style="${cell}"><strong>${named}</strong><br><span style="color:${INK_2}">${said.join(' · ')}</span></td>
<td align="right" style="${cell};white-space:nowrap">${priceText(amountCents)}</td></tr>`
}

/** A table of figures, read as one: its first column names the rows. */
function figuresTable({ head, rows, totals }: MailTable): Markup {
  const cell = html`padding:10px 0 10px 12px;border-bottom:1px solid ${LINE};vertical-align:top`
  const first = html`${cell};padding-left:0;text-align:left;font-weight:400`
  const others = (cells: string[], style = '') =>
    cells.map((words) => html`<td align="right" style="${cell};white-space:nowrap;${style}">${words}</td>`)
  const heads = head.map(
    (words, at) =>
      html`<th scope="col" align="${at ? 'right' : 'left'}" style="${cell};${at ? '' : 'padding-left:0;'}color:${INK_2};font-weight:600">${words}</th>`,
  )
  const body = rows.map(({ cells: [name, ...figures], note, address }) => {
    const below = note ? html`<br><span style="color:${INK_2}">${note}</span>` : ''
    return html`<tr><th scope="row" style="${first}">${linked(name, address)}${below}</th>${others(figures)}</tr>`
  })
  const sums = totals.map(
    ([name, ...figures]) =>
      html`<tr><th scope="row" style="${first};font-weight:700">${name}</th>${others(figures, 'font-weight:700')}</tr>`,
  )
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="border-top:1.5px solid ${INK};margin:22px 0"><tr>${heads}</tr>${body}${sums}</table>
`
}

function totalRow(totalCents: number): Markup {
  return html`<tr><td colspan="2" style="padding:12px 0;font-weight:700">${textOf(accountWords.total)}</td>
<td align="right" style="padding:12px 0;font:700 19px ${DISPLAY};white-space:nowrap">${priceText(totalCents)}</td></tr>`
}

/** @param address none: the words alone */
function linked(words: string, address: string | undefined): Markup | string {
  return address ? html`<a href="${address}" style="color:${INK_2}">${words}</a>` : words
}

function onLines(texts: readonly string[]): Markup[] {
  return texts.map((text, at) => (at ? html`<br>${text}` : html`${text}`))
}
