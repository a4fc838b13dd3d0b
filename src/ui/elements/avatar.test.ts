import { expect, test } from 'vitest'
import { buildInitials } from './avatar.tsx'

test.each([
  ['Helena Martins', 'h@x.br', 'HM'],
  ['Ana Clara de Souza', '', 'AS'],
  ['érica', '', 'ÉR'],
  ['  ', 'joao.silva@exemplo.com.br', 'JS'],
  ['', 'bia@exemplo.com.br', 'BI'],
  ['', '', '?'],
])('%j with %j is %s', (name, email, expected) => {
  expect(buildInitials(name, email)).toBe(expected)
})
