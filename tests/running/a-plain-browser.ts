import { attributesOf, formsOf, type PageForm, saidBy } from './forms-of.ts'
import { partOf, readable } from './part-of.ts'

type Page = {
  status: number
  url: string
  /** What a person reads, without scripts and tags, spaces made one. */
  text: string
  html: string
}

/** What is typed, ticked or chosen, by the labels or the names of the fields. */
type Typed = Record<string, string | File>

/**
 * A browser that knows no JavaScript: it keeps cookies, follows redirects, and sends the forms of the page it is on. Each
 * request stands alone, as a proxy sees them.
 */
export function aPlainBrowser() {
  const jars = new Map<string, Map<string, string>>()
  let page: Page | undefined

  async function load(url: string, init: RequestInit = {}, hops = 0): Promise<Page> {
    // Cookies of `localhost` go to every port of it: here each address has its own, as on two machines.
    const jar = jarOf(url)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...(cookie && { cookie }), ...(init.headers as Record<string, string>) },
    })
    for (const text of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(text)!
      if (/max-age=0/i.test(text)) jar.delete(name!)
      else jar.set(name!, value!)
    }
    const location = answer.headers.get('location')
    if (location && answer.status >= 300 && answer.status < 400) {
      if (hops === 10) throw new Error(`${url} leads in circles`)
      await answer.arrayBuffer()
      return load(new URL(location, url).href, {}, hops + 1)
    }
    const html = await answer.text()
    page = { status: answer.status, url, html, text: readable(html) }
    return page
  }

  function jarOf(url: string): Map<string, string> {
    const { origin } = new URL(url)
    const jar = jars.get(origin) ?? new Map<string, string>()
    jars.set(origin, jar)
    return jar
  }

  return {
    go: (url: string) => load(url),
    /** Goes on with the cookies that another browser has for this address: whoever is signed in there is here. */
    takeCookies(url: string, cookies: { name: string; value: string }[]): void {
      for (const { name, value } of cookies) jarOf(url).set(name, value)
    },
    /** What the smallest `tag` of this page that has all these words says: a row, an entry of a list. Empty when there is none. */
    says: (tag: string, ...words: string[]): string => readable(partOf(page!.html, tag, words)),
    /** Follows the first link of this page that says so, or of its smallest `tag` with these words. @throws when there is none */
    follow(text: string, tag?: string, ...words: string[]): Promise<Page> {
      const html = tag ? partOf(page!.html, tag, words) : page!.html
      const links = [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)]
      const found = links.find(([, tag, inside]) => isSaid(saidBy(tag!, inside!), text))
      if (!found) throw new Error(`No link '${text}' on ${page!.url}`)
      return load(new URL(attributesOf(found[1]!).href!, page!.url).href)
    },
    /**
     * Fills in the form of this page that has such a button, and presses it.
     * @throws when there is none, with the buttons that are there
     */
    async press(button: string, typed: Typed = {}): Promise<Page> {
      const { form, pressed } = findButton(page!, button)
      const filled = Object.entries(typed).map(
        ([field, value]) => [form.labelled.get(field) ?? field, value] as const,
      )
      const untouched = form.values.filter(([name]) => !filled.some(([field]) => field === name))
      const sent = new FormData()
      for (const [name, value] of untouched) sent.append(name, value)
      for (const [name, value] of filled) sent.set(name, value)
      if (pressed.name) sent.append(pressed.name, pressed.value!)
      const to = new URL(form.action || page!.url, page!.url)
      if (form.method === 'GET') {
        to.search = new URLSearchParams([...sent] as [string, string][]).toString()
        return load(to.href)
      }
      const body = form.isMultipart ? sent : new URLSearchParams([...sent] as [string, string][])
      return load(to.href, { method: 'POST', body, headers: { origin: to.origin } })
    },
    /** What stands in the field with this label, in the form that has such a button. */
    standsIn(label: string, button: string): string | undefined {
      const { form } = findButton(page!, button)
      return form.values.find(([name]) => name === form.labelled.get(label))?.[1]
    },
    /** The Cookie header that it would send there. */
    cookies: (url: string) => [...jarOf(url)].map(([name, value]) => `${name}=${value}`).join('; '),
  }
}
export type PlainBrowser = ReturnType<typeof aPlainBrowser>

function findButton({ html, url }: Page, text: string) {
  const forms: PageForm[] = formsOf(html)
  for (const form of forms) {
    const pressed = form.buttons.find((button) => isSaid(button.text, text))
    if (pressed) return { form, pressed }
  }
  const there = forms.flatMap((form) => form.buttons.map((button) => button.text))
  throw new Error(`No button '${text}' on ${url}, only ${there.join(' · ')}`)
}

/** The same words, whatever kind of space stands between them. */
function isSaid(found: string, wanted: string): boolean {
  return found.replaceAll(/\s+/g, ' ') === wanted.replaceAll(/\s+/g, ' ')
}
