import { expect, it } from 'vitest'
import { findingAdvice } from './admin-findings.ts'

it('shows a future term as future and a past one as past', () => {
  const facts = {
    kind: 'withdrawal' as const,
    amount: 20_017,
    expected: null,
    customerName: 'Beatriz Lemos',
    answerBy: new Date('2026-11-15T15:00:00Z'),
  }
  const onTheDay = findingAdvice(facts, new Date('2026-11-16T02:59:00Z'))
  expect(onTheDay).toContain('de imediato: até domingo, 15 de novembro. Devolva R$')
  const dayAfter = findingAdvice(facts, new Date('2026-11-16T03:00:00Z'))
  expect(dayAfter).toContain(
    'O prazo era domingo, 15 de novembro. Por lei, o dinheiro volta de imediato. Devolva',
  )
})
