/** A form of a page as a browser without JavaScript would send it. */
export type PageForm = {
  action: string
  method: string
  isMultipart: boolean
  /** What would be sent if nobody touched it: hidden fields, values that stand there, boxes that are ticked. */
  values: [name: string, value: string][]
  /** The names of its fields, by what their labels say. */
  labelled: Map<string, string>
  /** Its buttons: what stands on them, and what they add when they are pressed. */
  buttons: { text: string; name?: string; value?: string }[]
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** HTML as our server writes it → the text that it stands for. */
export function plain(html: string): string {
  return html.replaceAll(
    /&([a-z]+|#x?[0-9a-f]+);/gi,
    (whole, name: string) => NAMED[name.toLowerCase()] ?? whole,
  )
}

/** The forms of a page that our server (React) or the sandbox wrote: their HTML is regular, and this reads no other. */
export function formsOf(html: string): PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].map(([, tag, inside]) => {
    const attributes = attributesOf(tag!)
    return {
      action: attributes.action ?? '',
      method: (attributes.method ?? 'get').toUpperCase(),
      isMultipart: attributes.enctype === 'multipart/form-data',
      values: [...inputsOf(inside!), ...areasOf(inside!), ...choicesOf(inside!)],
      labelled: labelledIn(inside!),
      buttons: [...inside!.matchAll(/<button\b([^>]*)>(.*?)<\/button>/gs)].map(([, button, label]) => {
        const { name, value } = attributesOf(button!)
        return { text: saidBy(button!, label!), ...(name && { name, value: value ?? '' }) }
      }),
    }
  })
}

/** What a link or a button is called: its label for those who hear the page, or else the words on it. */
export function saidBy(tag: string, inside: string): string {
  return attributesOf(tag)['aria-label'] ?? plain(inside.replaceAll(/<[^>]*>/g, '')).trim()
}

export function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [
      name!.toLowerCase(),
      plain(value ?? ''),
    ]),
  )
}

function labelledIn(html: string): Map<string, string> {
  const fields = [...html.matchAll(/<(?:input|select|textarea)\b([^>]*)>/g)].map(([, tag]) =>
    attributesOf(tag!),
  )
  const spoken = fields.flatMap(({ name, 'aria-label': said }): [string, string][] =>
    name && said ? [[said, name]] : [],
  )
  return new Map([
    ...spoken,
    ...[...html.matchAll(/<label\b([^>]*)>(.*?)<\/label>/gs)].flatMap(
      ([, tag, inside]): [string, string][] => {
        const { for: id } = attributesOf(tag!)
        // A label is beside its field, or around it.
        const around = /<input\b([^>]*)>/.exec(inside!)
        const name = around
          ? attributesOf(around[1]!).name
          : id && fields.find((field) => field.id === id)?.name
        return name ? [[plain(inside!.replaceAll(/<[^>]*>/g, '')).trim(), name]] : []
      },
    ),
  ])
}

function inputsOf(html: string): [string, string][] {
  return [...html.matchAll(/<input\b([^>]*?)\/?>/g)].flatMap(([, tag]): [string, string][] => {
    const { name, type = 'text', value, checked } = attributesOf(tag!)
    if (!name || ['file', 'submit', 'button'].includes(type)) return []
    if (['checkbox', 'radio'].includes(type) && checked === undefined) return []
    return [[name, value ?? (type === 'checkbox' ? 'on' : '')]]
  })
}

function areasOf(html: string): [string, string][] {
  return [...html.matchAll(/<textarea\b([^>]*)>(.*?)<\/textarea>/gs)].flatMap(([, tag, text]) => {
    const { name } = attributesOf(tag!)
    return name ? [[name, plain(text!)] as [string, string]] : []
  })
}

function choicesOf(html: string): [string, string][] {
  return [...html.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)].flatMap(([, tag, inside]) => {
    const { name } = attributesOf(tag!)
    const chosen = /<option\b([^>]*\bselected\b[^>]*)>/.exec(inside!)
    return name ? [[name, chosen ? (attributesOf(chosen[1]!).value ?? '') : ''] as [string, string]] : []
  })
}
