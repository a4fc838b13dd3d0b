import { expect, test } from 'vitest'
import { outcomeUnknown } from '#platform/copy/failures.ts'
import { failedAnswer, NoAnswer } from '#ui/failures/failed-answer.ts'
import { refused } from '#ui/form/form-answer.ts'
import { renderMarkup, tagWith } from '../../../../../tests/support/render-markup.tsx'
import { CountForm } from './count-form.tsx'
import type { CountAnswer } from './stock-action.server.ts'

const candles = [
  {
    id: 'jasmim',
    name: 'Jasmim',
    active: true,
    shelves: [{ productId: 'jasmim', variantId: 'a', size: '120 g', stock: 3 }],
  },
]
const form = (answer: CountAnswer) =>
  renderMarkup(<CountForm candles={candles} answer={answer} />, '/admin/estoque')

test('does not claim that nothing was saved when the outcome is unknown', () => {
  const html = form(failedAnswer(new NoAnswer(), 'count'))
  expect(html).toContain(outcomeUnknown.text)
  expect(html).not.toContain('não foi salva')
})

test('shows a refusal with what was typed', () => {
  const rows = { 'jasmim:a': { typed: '7', seen: 2, fault: 'Mudou de 3 para 2.' } }
  const html = form({ ...refused({ title: 'Erro', text: 'O estoque mudou.' }), rows })
  expect(html).toContain('O estoque mudou.')
  expect(tagWith(html, 'name="units"')).toContain('value="7"')
  expect(html).toContain('value="jasmim:a:2"')
})
