import { readFileSync } from 'node:fs'

const TOKENS = new URL('../../web/ui/tokens.css', import.meta.url)
const ROOTS = /(?:@media ([^{]+?)\s*\{\s*)?:root\s*\{([^}]*)\}/g
const TOKEN = /(--[\w-]+):\s*([^;]+);/g

/** The values of `web/ui/tokens.css` by name, as they stand there. */
export type Tokens = ReadonlyMap<string, string>

/**
 * The tokens in force for readers with these preferences: `['(prefers-color-scheme: dark)']`.
 * @param css another sheet than the shop's own
 */
export function readTokens(preferences: readonly string[], css = readFileSync(TOKENS, 'utf8')): Tokens {
  const tokens = new Map<string, string>()
  for (const [, condition, body] of withoutComments(css).matchAll(ROOTS)) {
    if (condition?.split(' and ').some((asked) => !preferences.includes(asked))) continue
    for (const [, name, value] of body!.matchAll(TOKEN)) tokens.set(name!, value!)
  }
  return tokens
}

/** A value with the tokens that it names put in their places. */
export function fillTokens(value: string, tokens: Tokens): string {
  const filled = value.replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => tokens.get(name) ?? whole)
  return filled === value ? value : fillTokens(filled, tokens)
}

export function withoutComments(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
}
