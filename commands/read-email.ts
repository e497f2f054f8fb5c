import { parseArgs } from 'node:util'

/** Whom a command is about: `--email E`. `wrong` is the sentence to be said instead. */
export function readEmail(args: string[]): { email: string } | { wrong: string } | { help: true } {
  try {
    const { values } = parseArgs({
      args,
      options: { email: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    })
    if (values.help) return { help: true }
    return values.email ? { email: values.email } : { wrong: 'Whose? --email is missing.' }
  } catch (error) {
    return { wrong: (error as Error).message }
  }
}
