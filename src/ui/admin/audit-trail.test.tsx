import { expect, test } from 'vitest'
import { formatBrl } from '#platform/domain/money.ts'
import { renderMarkup } from '../../../tests/support/render-markup.tsx'
import { AuditTrail } from './audit-trail.tsx'

const words = {
  actions: { updated: 'Produto atualizado' },
  fields: { price: 'Preço', active: 'Ativo', description: 'Descrição' },
  show: (field: string, value: unknown) => (field === 'price' ? formatBrl(Number(value)) : undefined),
}

const entry = { id: '1', actorName: 'Helena', action: 'updated', at: new Date('2026-11-15T12:00:00Z') }
const stripTags = (html: string) => html.replace(/<[^>]+>/g, '').replace(/\u00a0/g, ' ')

test('shows author, time and change in the words of the page', () => {
  const changes = { price: { from: 8900, to: 9500 }, active: { from: true, to: false } }
  const text = stripTags(renderMarkup(<AuditTrail entries={[{ ...entry, changes }]} words={words} />))
  expect(text).toContain('Domingo, 15 de novembro de 2026Produto atualizado09:00 por Helena')
  expect(text).toContain('Preço: de R$ 89,00 para R$ 95,00')
  expect(text).toContain('Ativo: de sim para não')
})

test('does not print long texts twice', () => {
  const changes = { description: { from: '', to: 'cera '.repeat(50) } }
  const text = stripTags(renderMarkup(<AuditTrail entries={[{ ...entry, changes }]} words={words} />))
  expect(text).toContain('Descrição: texto alterado')
})

test('shows that nothing was changed yet', () => {
  expect(renderMarkup(<AuditTrail entries={[]} words={words} />)).toContain(
    'Nenhuma alteração registrada ainda.',
  )
})
