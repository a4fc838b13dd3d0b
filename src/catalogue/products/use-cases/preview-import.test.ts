import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { readCsvFile } from './preview-import.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const MEGABYTE = 1024 * 1024

async function turnsWhile<Value>(work: Promise<Value>): Promise<{ value: Value; turns: number }> {
  let isOver = false
  const done = work.finally(() => {
    isOver = true
  })
  let turns = 0
  for (; !isOver; turns += 1) await nextTurn()
  return { value: await done, turns }
}

it('lets others have their turn while a long file is read', async () => {
  const line = `vela;${'d'.repeat(8_000)}\r\n`
  const text = `Slug;Descrição\r\n${line.repeat((2 * MEGABYTE) / line.length)}`
  const { value, turns } = await turnsWhile(readCsvFile(encode(text)))
  expect(value).toMatchObject({ ok: true })
  expect(turns).toBeGreaterThan(100)
})

it('stops at the limit of lines, however many blank ones follow', async () => {
  const { value, turns } = await turnsWhile(readCsvFile(encode(`Slug;Nome\n${'\n'.repeat(5 * MEGABYTE)}`)))
  expect(value).toMatchObject({ ok: false, code: 'too-many-lines' })
  expect(turns, 'the rest of five megabytes is not read').toBeLessThan(100)
})

it.each([';'.repeat(MEGABYTE), `"${'a'.repeat(MEGABYTE)}"`])(
  'refuses a line that no product could fill',
  async (line) => {
    expect(await readCsvFile(encode(`Slug;Nome\n${line}`))).toMatchObject({ code: 'file-unreadable' })
  },
)

it.each([
  ['in the first line', ';'.repeat(5 * MEGABYTE)],
  ['in a line without any text', `Slug;Nome\n${';'.repeat(5 * MEGABYTE)}`],
  ['in many lines', `Slug;Nome\n${`${';'.repeat(190)}\n`.repeat(15_000)}`],
])('stops reading at the limit of cells %s', async (_, text) => {
  const { value, turns } = await turnsWhile(readCsvFile(encode(text)))
  expect(value).toMatchObject({ ok: false, code: 'file-unreadable' })
  expect(turns, 'the rest is not read').toBeLessThan(150)
})

it('reads a quote on the edge of two slices', async () => {
  const text = `Slug;Nome\nvela;"${'a'.repeat(16 * 1024 - 18)}""b"\n`
  expect(await readCsvFile(encode(text))).toMatchObject({
    value: { lines: [{ cells: { name: expect.stringMatching(/^a+"b$/) } }] },
  })
})

it.each(['Endereço na loja', 'ENDERECO NA LOJA', 'Slug'])(
  'recognises the URL column of a candle by the header %s',
  async (header) => {
    const read = await readCsvFile(encode(`${header};Nome;\njasmim;Jasmim;x\n`))
    expect(read).toMatchObject({ value: { lines: [{ cells: { slug: 'jasmim', name: 'Jasmim' } }] } })
  },
)

it('drops NULs, in headers and cells', async () => {
  expect(await readCsvFile(encode('Sl\0ug;Nome\r\nvela;Vela\0 nova\r\n\0'))).toMatchObject({
    ok: true,
    value: { lines: [{ cells: { slug: 'vela', name: 'Vela nova' } }], ignoredColumns: [] },
  })
})
