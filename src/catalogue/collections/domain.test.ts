import { expect, test } from 'vitest'
import { newCategoryInput, readCategoryInput } from './domain.ts'

const read = (input: Partial<typeof newCategoryInput>) => readCategoryInput({ ...newCategoryInput, ...input })

test('a category has a name, a slug made of it, and perhaps a description', () => {
  expect(read({ name: ' Edição  de Inverno ', description: ' ' })).toEqual({
    ok: true,
    value: { name: 'Edição de Inverno', slug: 'edicao-de-inverno', description: null, active: true },
  })
  expect(read({ name: 'Calma', description: ' Lavanda. ', active: false })).toMatchObject({
    value: { description: 'Lavanda.', active: false },
  })
})

test.each([
  [{ name: '   ' }, 'name-required'],
  [{ name: '***' }, 'name-required'],
  [{ name: 'a'.repeat(61) }, 'name-too-long'],
  [{ name: 'Calma', description: 'a'.repeat(501) }, 'description-too-long'],
] as const)('%j is refused: %s', (input, code) => {
  expect(read(input)).toMatchObject({ ok: false, code })
})
