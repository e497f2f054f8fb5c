/** The embedded server cannot be used, for a reason that a person can act on. `message` is one whole sentence. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}

/** What PostgreSQL or the operating system says, and what a person should read instead. First match wins. */
const explanations: { when: RegExp; say: (folder: string) => string }[] = [
  {
    when: /No space left on device|ENOSPC|Disk quota exceeded|EDQUOT/,
    say: (folder) => `The disk that holds ${folder} is full: free some space and start again.`,
  },
  {
    when: /Read-only file system|EROFS/,
    say: (folder) =>
      `${folder} is on a read-only file system: point DATA_DIR at a folder that can be written.`,
  },
  {
    when: /Permission denied|EACCES|Operation not permitted|EPERM/,
    say: (folder) =>
      `The database has no permission to use ${folder}: give that folder to the user who starts Lúpulo, or point DATA_DIR at another one.`,
  },
  {
    when: /ENOTDIR|Not a directory/,
    say: (folder) =>
      `${folder} cannot be made because a part of its path is a file: point DATA_DIR at a folder.`,
  },
  {
    when: /could not look up effective user ID/,
    say: () =>
      'PostgreSQL refuses to run for a user id without a name: start Lúpulo as a user listed in /etc/passwd, or set DATABASE_URL.',
  },
]

/**
 * Turns a failure (a thrown error, or what a PostgreSQL program printed) into one sentence about `folder`.
 * Failures without an explanation of their own keep PostgreSQL's last words.
 */
export function explainFailure(failure: unknown, folder: string): EmbeddedPostgresError {
  if (failure instanceof EmbeddedPostgresError) return failure
  const words = failure instanceof Error ? failure.message : String(failure)
  // The operating system names the file, which can lie elsewhere (the socket's folder); PostgreSQL only prints.
  const { path = folder } = failure as NodeJS.ErrnoException
  const place = path.startsWith(folder) ? folder : path
  const known = explanations.find((explanation) => explanation.when.test(words))
  const message = known?.say(place) ?? `PostgreSQL cannot start in ${folder}: ${lastWords(words)}`
  return new EmbeddedPostgresError(message, { cause: failure })
}

function lastWords(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const telling = lines.findLast((line) => /FATAL|PANIC|error:|ERROR/.test(line)) ?? lines.at(-1)
  return telling ?? 'it gave no reason.'
}
