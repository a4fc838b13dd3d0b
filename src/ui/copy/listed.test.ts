import { expect, test } from 'vitest'
import { listed } from './ui.ts'

test.each([[[]], [['Mel']], [['Mel', 'Lavanda']], [['Mel', 'Lavanda', 'Canela & Laranja']]])(
  '%j is listed as Intl would list it',
  (names) => {
    expect(listed(names)).toBe(new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(names))
  },
)
