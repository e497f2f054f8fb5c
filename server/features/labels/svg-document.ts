import { html, raw } from 'hono/html'
import { plainMarkup } from '../../http/plain-markup.ts'

/** A whole SVG document, from `left` on: accessible by its title, strokes round, nothing filled or stroked unless it says so. */
export function svgDocument(width: number, height: number, title: string, drawn: string, left = 0): string {
  return plainMarkup(
    html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} ${height}" width="${width}" height="${height}" role="img" fill="none" stroke-linecap="round" stroke-linejoin="round"><title>${fitForXml(title)}</title>${raw(drawn)}</svg>`,
  )
}

/** Text without the characters that XML 1.0 forbids (https://www.w3.org/TR/xml/#charsets). */
function fitForXml(text: string): string {
  return text.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
}
