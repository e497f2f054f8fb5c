/** Digits as people read them to each other: '482913' as '482 913'. */
export function inThrees(digits: string): string {
  return digits.replace(/\d{3}(?=\d)/g, '$& ')
}
