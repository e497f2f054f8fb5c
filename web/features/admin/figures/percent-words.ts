/** 33.3 → '33,3'. */
export function percentWords(percent: number): string {
  return String(percent).replace('.', ',')
}
