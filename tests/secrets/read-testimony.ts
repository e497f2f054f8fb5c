import { readFileSync } from 'node:fs'
import type { Secret } from './secret.ts'

/**
 * A line of what a shop's witness tells: a secret that went in or out, an answer that repeated one, or one that is not what
 * its contract promises.
 */
export type Testimony = { secret: Secret } | { repeated: string } | { broken: string }

export type Testimonies = { secrets: Secret[]; repeated: string[]; broken: string[] }

/** What a witness has told so far; nothing, when it saw nothing. */
export function readTestimony(file: string): Testimonies {
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  // The last line of a killed process may be half a line.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const lines = whole
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Testimony)
  return {
    secrets: lines.flatMap((line) => ('secret' in line ? [line.secret] : [])),
    repeated: lines.flatMap((line) => ('repeated' in line ? [line.repeated] : [])),
    broken: [...new Set(lines.flatMap((line) => ('broken' in line ? [line.broken] : [])))],
  }
}
