import { expect, test } from 'vitest'
import { renderMarkup } from '../../../tests/support/render-markup.tsx'
import { OrderBadge, PaymentBadge } from './order-badges.tsx'

test('two badges with the same text differ for screen readers too', () => {
  expect(renderMarkup(<OrderBadge status="pending" way="courier" />)).toBe(
    '<span class="badge">Pendente</span>',
  )
  expect(renderMarkup(<PaymentBadge status="pending" audience="customer" />)).toMatch(
    /Pagamento: <\/span>Pendente/,
  )
})

test('a failed payment is named as the specification names it to each side', () => {
  expect(renderMarkup(<PaymentBadge status="failed" audience="customer" />)).toContain('Falhou')
  expect(renderMarkup(<PaymentBadge status="failed" audience="admin" />)).toContain('Falhado')
})
