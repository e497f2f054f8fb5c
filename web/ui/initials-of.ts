/** The first letter of each name, as written: 'MN'. What is empty has none. */
export function initialsOf(...names: string[]): string {
  return names.map((name) => [...name.trim()][0] ?? '').join('')
}
