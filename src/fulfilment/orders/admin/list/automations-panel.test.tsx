import { describe, expect, it } from 'vitest'
import { renderMarkup } from '../../../../../tests/support/render-markup.tsx'
import { AutomationsPanel } from './automations-panel.tsx'
import { EnvironmentBadge } from './environment-badge.tsx'

const now = new Date('2026-11-15T15:00:00Z')
const working = { state: 'working', lastAt: new Date('2026-11-15T00:47:00Z') } as const

describe('the panel of the automations', () => {
  it('describes what works, what fails and what has not happened yet', () => {
    const html = renderMarkup(
      <AutomationsPanel
        now={now}
        automations={{
          environment: 'production',
          undelivered: 2,
          paymentWebhook: working,
          notifications: { state: 'failing', lastAt: now, failing: ['confirmation-webhook'] },
          stockReduction: { state: 'idle', lastAt: null },
        }}
      />,
    )
    for (const words of [
      'Status das Automações',
      'último evento ontem, 21:47',
      'Notificações (produção)',
      'falhou no último envio (confirmação de cadastro pela automação), hoje, 12:00',
      '2 mensagens não saíram',
      'nenhum evento ainda',
      'Funcionando',
      'Com falha',
      'Sem movimento',
    ])
      expect(html).toContain(words)
  })

  it('reports a mismatch in the stock ledger, also before the first sale', () => {
    const failing = { state: 'failing', lastAt: null } as const
    const html = renderMarkup(
      <AutomationsPanel
        now={now}
        automations={{
          environment: 'test',
          undelivered: 0,
          paymentWebhook: working,
          notifications: working,
          stockReduction: failing,
        }}
      />,
    )
    expect(html).toContain('<small>estoque não confere</small>')
    expect(html).toContain('Notificações (teste)')
  })
})

it('the badge distinguishes real orders from tests', () => {
  expect(renderMarkup(<EnvironmentBadge environment="production" />)).toContain('Produção')
  expect(renderMarkup(<EnvironmentBadge environment="test" />)).toContain('Teste')
})
