import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { csvCell, textOfCell } from './csv-cell.ts'

describe('a cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['  =1+1', "'  =1+1"],
    ["'=1", "''=1"],
  ])('%j is a text, never a formula', (value, written) => {
    expect(csvCell(value)).toBe(written)
  })

  it.each(['\t=1', '\r=1', '\n=1', '=HYPERLINK("http://x";"y")'])(
    '%j keeps its apostrophe in quotes',
    (value) => {
      expect(csvCell(value)).toMatch(/^"'/)
    },
  )

  it.each([
    [0, '0'],
    [-4.5, '-4,5'],
    [1234.56, '1234,56'],
    [null, ''],
    ['', ''],
    ['Roja', 'Roja'],
  ])('%j is written %j', (value, written) => {
    expect(csvCell(value)).toBe(written)
  })

  it('is no place for what is no number', () => {
    expect(() => csvCell(Number.NaN)).toThrow('NaN')
  })

  it.each([
    'Dulce; amarga',
    'La "Negra"',
    'dos\nlíneas',
    'dos\r\nlíneas',
    ' con espacio ',
    "'=1",
    "''",
    "'hola",
    '=1;"2"\n@x',
    '-',
    '\t',
  ])('%j comes back as it was', (value) => {
    const [row] = parse(`${csvCell(value)};fin`, { delimiter: ';' }) as string[][]
    expect([textOfCell(row![0]!), row![1]]).toEqual([value, 'fin'])
  })
})
