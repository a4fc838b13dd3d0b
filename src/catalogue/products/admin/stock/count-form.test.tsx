import { expect, test } from 'vitest'
import { refused } from '#ui/form/form-answer.ts'
import { renderMarkup, tagWith } from '../../../../../tests/support/render-markup.tsx'
import { CountFields } from './count-form.tsx'

const candles = [
  {
    id: 'jasmim',
    name: 'Jasmim',
    active: true,
    shelves: [{ productId: 'jasmim', variantId: 'a', size: '120 g', stock: 3 }],
  },
]

test('shows a refusal with what was typed', () => {
  const rows = { 'jasmim:a': { typed: '7', seen: 2, fault: 'Mudou de 3 para 2.' } }
  const answer = { ...refused({ title: 'Erro', text: 'O estoque mudou.' }), rows }
  const html = renderMarkup(<CountFields candles={candles} answer={answer} />, '/admin/estoque')
  expect(html).toContain('O estoque mudou.')
  expect(tagWith(html, 'name="units"')).toContain('value="7"')
  expect(html).toContain('value="jasmim:a:2"')
})
