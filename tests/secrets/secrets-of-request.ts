import type { Secret } from './secret.ts'

/** Names of fields, in bodies and addresses, whose values are secrets. */
const SECRET_FIELD = /password|contrase|token|secret|code|state|verifier/i
const SECRET_COOKIE = /session|second_factor|sign_in/

/** A password as the shop takes them. A wrong one that could be none anywhere ('x') is no secret. */
const isPassword = (value: string) => /^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\d).{8,200}$/u.test(value)
/** What is mailed or shown on a phone, a backup code, or the random text of a link. */
const isCode = (value: string) =>
  /^\d{6}$/.test(value) ||
  /^[a-z2-9]{5}-[a-z2-9]{5}$/.test(value) ||
  /^(?=.*\d)(?=.*[A-Za-z])[\w.~-]{20,400}$/.test(value)

/** What is secret of what somebody typed or followed: passwords, codes, tokens of links. */
function secretsOfFields(fields: Iterable<[name: string, value: string]>): Secret[] {
  return [...fields].flatMap(([name, value]) => {
    if (!SECRET_FIELD.test(name)) return []
    if (/password|contrase/i.test(name)) return isPassword(value) ? [{ what: 'a password', value }] : []
    return isCode(value) ? [{ what: `a code or token (${name})`, value }] : []
  })
}

/** The secrets in the query of an address. @param target as it stands in the request: '/confirmEmail?token=…' */
export function secretsOfTarget(target: string): Secret[] {
  const query = target.split('?').slice(1).join('?')
  return secretsOfFields(new URLSearchParams(query))
}

/** The secrets in a body of JSON, of a form, of a form with files, and in one that is none of these for being broken. */
export function secretsOfBody(body: string): Secret[] {
  const written = [
    // JSON, whole or cut off; then a form's fields; then parts with their names.
    ...body.matchAll(/"(?<name>[^"\\]+)"\s*:\s*"(?<json>(?:[^"\\]|\\.)*)/g),
    ...body.matchAll(/(?:^|&)(?<name>[^=&\s"]+)=(?<form>[^&\s]*)/g),
    ...body.matchAll(/name="(?<name>[^"]+)"\r?\n\r?\n(?<part>[^\r\n]*)/g),
  ]
  return secretsOfFields(
    written.map(({ groups = {} }) => [groups.name!, groups.part ?? unescaped(groups)] as [string, string]),
  )
}

function unescaped({ json, form }: Record<string, string | undefined>): string {
  try {
    return json === undefined ? decodeURIComponent(form!.replaceAll('+', ' ')) : JSON.parse(`"${json}"`)
  } catch {
    return json ?? form!
  }
}

/** The secrets in cookies: of a session whole, and its token and signature alone. @param pairs 'name=value' */
export function secretsOfCookies(pairs: readonly string[]): Secret[] {
  return pairs.flatMap((pair) => {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    if (!SECRET_COOKIE.test(name)) return []
    const value = unescaped({ form: pair.slice(at + 1).trim() })
    return [value, ...value.split('.')]
      .filter((part) => part.length >= 16)
      .map((part) => ({ what: `cookie ${name}`, value: part }))
  })
}

/** The key that a brewery's program sends, and its secret part alone. @param authorization the header, if there is one */
export function secretsOfAuthorization(authorization = ''): Secret[] {
  const [key] = /lup_[\da-f]{64}/.exec(authorization) ?? []
  return key ? [key, key.slice(12)].map((value) => ({ what: 'a key of a brewery', value })) : []
}
