import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'

test.each(['=1+1', '+55', '-2', '@soma', '\t=1', '\r=1'])('%j is text, not a formula', (value) => {
  expect(writeCsv([[value]])).toBe(`\ufeff"'${value}"\r\n`)
})

test('accents, quotes and line breaks survive', () => {
  expect(writeCsv([['Sândalo "&" Âmbar', 'a,b\nc']])).toBe('\ufeff"Sândalo ""&"" Âmbar","a,b\nc"\r\n')
})

test('what is written is read back, but for the apostrophe', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
      const read: string[][] = parse(writeCsv(rows), { bom: true, record_delimiter: '\r\n' })
      const harmless = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value)
      expect(read).toEqual(rows.map((row) => row.map(harmless)))
    }),
  )
})
