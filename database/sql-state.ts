/** PostgreSQL's code of an error, wherever in its causes it stands; '' for one of something else. */
export function sqlState(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  return cause ? sqlState(cause) : ''
}
