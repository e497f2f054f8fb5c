/**
 * True where one typo makes one word of the other: a letter wrong, missing, too many, or two neighbours swapped (the
 * restricted Damerau distance of 1). The same word is none.
 */
export function isOneEdit(typed: string, written: string): boolean {
  const difference = written.length - typed.length
  if (difference > 1 || difference < -1) return false
  const shorter = Math.min(typed.length, written.length)
  let at = 0
  while (at < shorter && typed.charCodeAt(at) === written.charCodeAt(at)) at++
  if (difference === 1) return typed.slice(at) === written.slice(at + 1)
  if (difference === -1) return typed.slice(at + 1) === written.slice(at)
  if (at === shorter) return false
  if (typed.slice(at + 1) === written.slice(at + 1)) return true
  return (
    typed[at] === written[at + 1] &&
    typed[at + 1] === written[at] &&
    typed.slice(at + 2) === written.slice(at + 2)
  )
}
