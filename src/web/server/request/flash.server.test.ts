import { describe, expect, it } from 'vitest'
import { createSealing } from '#integrations/sealing/sealing.ts'
import type { Shop } from '#shop/shop.ts'
import { redirectWithFlash, takeFlash } from './flash.server.ts'

const sealing = createSealing({
  secret: 'a secret of at least thirty-two characters',
  now: () => new Date('2026-11-16T12:00:00Z'),
})
const shopAt = (siteUrl: string) => ({ config: { siteUrl }, sealing }) as unknown as Shop

describe('a notice that outlives a redirect', () => {
  it('travels in a cookie that scripts cannot read, over encryption only where there is any', () => {
    const cookieAt = (siteUrl: string) =>
      redirectWithFlash(shopAt(siteUrl), '/', { title: 'Salvo' }).headers.getSetCookie()[0]
    expect(cookieAt('https://loja.exemplo.com.br')).toMatch(
      /^lume_flash=.+; HttpOnly; SameSite=Lax; Max-Age=60; Secure$/,
    )
    expect(cookieAt('http://localhost:3000')).not.toContain('Secure')
  })

  it('is shown once', () => {
    const shop = shopAt('https://loja.exemplo.com.br')
    const cookie =
      redirectWithFlash(shop, '/', { title: 'Salvo' }).headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const request = new Request('https://loja.exemplo.com.br/', { headers: { Cookie: cookie } })
    const { flash, headers } = takeFlash(shop, request)
    expect(flash).toEqual({ title: 'Salvo' })
    expect(headers).toEqual({
      'Set-Cookie': 'lume_flash=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
    })
    expect(takeFlash(shop, new Request(request.url))).toEqual({ flash: null, headers: null })
  })
})
