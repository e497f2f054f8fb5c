import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/** The first line of standard input. At a terminal it asks for it, and what is typed is not shown. */
export async function readPassword(input: NodeJS.ReadStream, ask: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  // As a terminal of its own, readline takes over the echo, and here it echoes into nowhere.
  const lines = createInterface({ input, output: nowhere, terminal: Boolean(input.isTTY) })
  if (input.isTTY) process.stderr.write(ask)
  try {
    for await (const line of lines) return line
    return ''
  } finally {
    lines.close()
    if (input.isTTY) process.stderr.write('\n')
  }
}
