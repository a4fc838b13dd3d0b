import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CSV_BYTE_ORDER_MARK,
  CSV_SEPARATOR,
  csvNumber,
  csvRow,
  detectSeparator,
  guardCell,
  unguardCell,
} from './csv.ts'

describe('cells that a spreadsheet would read as a formula', () => {
  test.each(['=1+1', '+55 11', '-5', '@SUM(A1)', '\tx', '\rx'])('%j becomes text', (text) => {
    expect(guardCell(text)).toBe(`'${text}`)
  })

  test.each(['Jasmim', "'aspas'", '94,90', '', 'a=b'])('%j stays as it is', (text) => {
    expect(guardCell(text)).toBe(text)
  })

  test('comes back as it was, whatever it was', () => {
    const tricky = fc.stringMatching(/^['=+\-@\t\ra-z ]{0,8}$/)
    fc.assert(fc.property(fc.oneof(fc.string(), tricky), (text) => unguardCell(guardCell(text)) === text))
  })
})

test('cells with separators, quotes or line ends are quoted', () => {
  expect(csvRow(['a;b', 'diz "oi"', 'x\ny', '94,90', 'simples'])).toBe(
    '"a;b";"diz ""oi""";"x\ny";"94,90";simples\r\n',
  )
})

test('the separator is read from the header', () => {
  expect(detectSeparator('Slug;Nome;Preço\njasmim;Jasmim;94,90')).toBe(';')
  expect(detectSeparator('Slug,Nome,Preço\njasmim,Jasmim,"94,90"')).toBe(',')
  expect(detectSeparator('"a,b,c,d";Nome')).toBe(';')
  expect(detectSeparator('Slug')).toBe(';')
})

test('written cells are read back, except for the apostrophe', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
      const document = CSV_BYTE_ORDER_MARK + rows.map(csvRow).join('')
      const parsedRows: string[][] = parse(document, {
        bom: true,
        delimiter: CSV_SEPARATOR,
        record_delimiter: '\r\n',
      })
      expect(parsedRows.map((row) => row.map(unguardCell))).toEqual(rows)
    }),
  )
})

test('a number stays a number, a loss too; text that looks like one does not', () => {
  expect(csvRow([csvNumber('-12.50'), csvNumber(3), '-12,50'])).toBe(`"-12,50";3;"'-12,50"\r\n`)
  expect(() => csvNumber('-1+cmd')).toThrow(RangeError)
})
