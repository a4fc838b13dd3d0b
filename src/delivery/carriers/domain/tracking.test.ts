import { expect, it } from 'vitest'
import { trackingAddress } from './tracking.ts'

it('links to the carrier’s tracking page', () => {
  const code = 'AA123456785BR'
  expect(trackingAddress({ source: 'melhor-envio', carrier: 'Jadlog', code })).toBe(
    'https://www.melhorrastreio.com.br/rastreio/AA123456785BR',
  )
  expect(trackingAddress({ source: 'table', carrier: 'Correios', code })).toBe(
    'https://rastreamento.correios.com.br/app/index.php',
  )
  expect(trackingAddress({ source: null, carrier: 'Jadlog', code })).toBeNull()
  expect(trackingAddress({ source: 'melhor-envio', carrier: 'Correios', code: null })).toBeNull()
  expect(trackingAddress({ source: 'melhor-envio', carrier: 'Correios', code: '../x?y' })).toBe(
    'https://www.melhorrastreio.com.br/rastreio/..%2Fx%3Fy',
  )
})
