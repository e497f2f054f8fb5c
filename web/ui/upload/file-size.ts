import { numberText } from '#contract/texts/numbers.ts'

const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * 1024

/** How large a file is, for people: whole kilobytes, from one megabyte on with one decimal: '812 kB', '3.4 MB'. */
export function fileSize(bytes: number): string {
  if (Math.round(bytes / KILOBYTE) < KILOBYTE) return `${Math.max(1, Math.round(bytes / KILOBYTE))} kB`
  return `${numberText(bytes / MEGABYTE, 1)} MB`
}
