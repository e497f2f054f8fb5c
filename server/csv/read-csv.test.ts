import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const ROWS = [
  ['Nombre', 'Año'],
  ['Ñandú', '2026'],
]

test.each([
  ['semicolons', 'Nombre;Año\nÑandú;2026\n'],
  ['commas and CRLF', 'Nombre,Año\r\nÑandú,2026'],
  ['tabs', 'Nombre\tAño\nÑandú\t2026'],
  ['a mark of UTF-8', '\uFEFFNombre;Año\nÑandú;2026'],
  ['quotes', '"Nombre","Año"\n"Ñandú","2026"'],
  ['a line for Excel', 'sep=;\r\nNombre;Año\r\nÑandú;2026'],
])('%s', (_, text) => {
  expect(readCsv(bytes(text), 10)).toEqual(ROWS)
})

test('what Excel saves: Windows-1252, and UTF-16 as "Unicode text"', () => {
  const windows = Uint8Array.from('Nombre;Año\r\nÑandú;2026', (letter) => letter.charCodeAt(0))
  expect(readCsv(windows, 10)).toEqual(ROWS)
  const wide = new Uint8Array(Buffer.from('\uFEFFNombre\tAño\r\nÑandú\t2026', 'utf16le'))
  expect(readCsv(wide, 10)).toEqual(ROWS)
})

test('quotes hold delimiters, lines and quotes; one in the middle of a word is a letter', () => {
  expect(readCsv(bytes('a;b\n"uno; dos\ny ""tres""";La "Negra"'), 10)).toEqual([
    ['a', 'b'],
    ['uno; dos\ny "tres"', 'La "Negra"'],
  ])
})

test('blank rows count, as in a spreadsheet', () => {
  expect(readCsv(bytes('a;b\n\n1;2'), 10)).toEqual([['a', 'b'], [''], ['1', '2']])
})

test('no more rows are read than asked for, and one', () => {
  expect(readCsv(bytes('a\n'.repeat(50)), 10)).toHaveLength(11)
})

test.each([
  ['nothing', '', 'import-empty'],
  ['white space', ' \r\n\t', 'import-empty'],
  ['a workbook', 'PK\u0003\u0004 and so on', 'import-not-csv'],
  ['a picture', '\u0089PNG\r\n\u001a\n\0\0', 'import-not-csv'],
])('%s is no such file', (_, text, refused) => {
  expect(readCsv(bytes(text), 10)).toEqual({ refused })
})

test('a quote that is never closed is told with its row', () => {
  expect(readCsv(bytes('a;b\n1;2\n"3;4\n5;6'), 10)).toEqual({
    refused: 'import-unreadable',
    details: { row: 3 },
  })
})
