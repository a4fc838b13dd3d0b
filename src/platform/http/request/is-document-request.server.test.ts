import { describe, expect, it } from 'vitest'
import { cameFrom } from './is-document-request.server.ts'

const site = 'https://loja.exemplo.com.br'
const from = (referrer: string | null) =>
  cameFrom(
    new Request(`${site}/carrinho`, { headers: referrer ? { Referer: referrer } : {} }),
    site,
    '/carrinho',
  )

describe('cameFrom', () => {
  it('leads back to a page of ours', () => {
    expect(from(`${site}/produto/mel-figo?x=1`)).toBe('/produto/mel-figo?x=1')
  })

  it.each([null, 'nonsense', 'https://evil.example/a', 'javascript:alert(1)', `${site}//evil.example/a`])(
    'leads nowhere else for %s',
    (referrer) => {
      expect(from(referrer)).toBe('/carrinho')
    },
  )
})
