/** How a text may stand in a log or an answer: as it is, or as something on its way has written it. */
export type Form = 'plain' | 'URL-encoded' | 'JSON-escaped' | 'HTML-escaped' | 'base64' | 'hex'

/** In base64 the first and last characters hang on what stands beside the text: from so many on it is its own. */
const ALIGNMENTS = [
  { before: 0, foreign: 0 },
  { before: 1, foreign: 2 },
  { before: 2, foreign: 3 },
]

/** Every way in which a text is looked for, each once. */
export function formsOf(text: string): Map<string, Form> {
  const bytes = Buffer.from(text)
  const found = new Map<string, Form>()
  const add = (form: Form, ...written: string[]) => {
    for (const each of written) if (!found.has(each)) found.set(each, form)
  }
  add('plain', text)
  const encoded = encodeURIComponent(text)
  const asForm = new URLSearchParams({ '': text }).toString().slice(1)
  add('URL-encoded', encoded, asForm, lowerEscapes(encoded), encodeURIComponent(encoded))
  const escaped = JSON.stringify(text).slice(1, -1)
  add('JSON-escaped', escaped, JSON.stringify(escaped).slice(1, -1))
  add('HTML-escaped', asHtml(text))
  for (const base64 of ALIGNMENTS.map((alignment) => base64Within(bytes, alignment)))
    if (base64.length >= 8)
      add('base64', base64, base64.replaceAll('+', '-').replaceAll('/', '_'), encodeURIComponent(base64))
  const hex = bytes.toString('hex')
  add('hex', hex, hex.toUpperCase())
  return found
}

const lowerEscapes = (encoded: string) => encoded.replace(/%[\dA-F]{2}/g, (sign) => sign.toLowerCase())

/** What stands in the base64 of every text that holds these bytes at this distance from a group of three. */
function base64Within(bytes: Buffer, { before, foreign }: (typeof ALIGNMENTS)[number]): string {
  const whole = Math.floor((bytes.length + before) / 3) * 4
  return Buffer.concat([Buffer.alloc(before), bytes])
    .toString('base64')
    .slice(foreign, whole)
}

const HTML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

const asHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => HTML[sign]!)
