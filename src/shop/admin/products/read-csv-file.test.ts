import { expect, test } from 'vitest'
import { readCsvFile } from './read-csv-file.ts'

test('a file’s NULs are dropped, in headers and cells', () => {
  const file = new TextEncoder().encode('Sl\0ug;Nome\r\nvela;Vela\0 nova\r\n\0')
  expect(readCsvFile(file)).toMatchObject({
    ok: true,
    value: { lines: [{ cells: { slug: 'vela', name: 'Vela nova' } }], ignoredColumns: [] },
  })
})
