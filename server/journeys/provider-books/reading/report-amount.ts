const WRITTEN = /^([-+]?)\s*(?:[A-Z$]{1,4}\s*)?([\d.,]+)$/

/**
 * An amount as reports and spreadsheets write it → hundredths: `1234.56`, `1.234,56`, `1,234.56`, `-12,5`, `$ 9.700`, `150000`. A
 * single mark before three figures parts thousands: no report has three decimals. An empty cell is null; what is no amount,
 * or larger than is exact, undefined.
 */
export function reportAmount(cell: string): number | null | undefined {
  const text = cell
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replace('−', '-')
    .trim()
  if (!text) return null
  const [, sign, body] = WRITTEN.exec(text) ?? []
  if (body === undefined) return undefined
  const figures = figuresOf(body)
  if (!figures) return undefined
  const cents = Number(figures.whole + figures.decimals.padEnd(2, '0'))
  if (!Number.isSafeInteger(cents)) return undefined
  return cents === 0 ? 0 : sign === '-' ? -cents : cents
}

/** '1.234,5' → 1234 and 5; undefined where marks stand as nobody writes them. */
function figuresOf(body: string): { whole: string; decimals: string } | undefined {
  const decimal = /^(.*\d)?[.,](\d{1,2})$/.exec(body)
  const whole = decimal ? (decimal[1] ?? '0') : body
  const decimals = decimal?.[2] ?? ''
  const mark = whole.match(/[.,]/)?.[0]
  if (!mark) return { whole, decimals }
  // The mark of the decimals parts no thousands.
  if (decimal && body.at(-decimals.length - 1) === mark) return undefined
  const [first = '', ...threes] = whole.split(mark)
  const isParted = /^\d{1,3}$/.test(first) && threes.every((three) => /^\d{3}$/.test(three))
  return isParted ? { whole: first + threes.join(''), decimals } : undefined
}
