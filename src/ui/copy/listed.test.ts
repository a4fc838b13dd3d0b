import { expect, test } from 'vitest'
import { joinList } from './ui.ts'

test.each([[[]], [['Mel']], [['Mel', 'Lavanda']], [['Mel', 'Lavanda', 'Canela & Laranja']]])(
  '%j is listed as Intl would list it',
  (names) => {
    expect(joinList(names)).toBe(new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(names))
  },
)
