import { describe, expect, it } from 'vitest'
import { createSealing } from '#platform/sealing/sealing.ts'
import type { Shop } from '#platform/shop.ts'
import { redirectWithFlash, takeFlash } from './flash.server.ts'

const sealing = createSealing({
  secret: 'a secret of at least thirty-two characters',
  now: () => new Date('2026-11-16T12:00:00Z'),
})
const shopAt = (siteUrl: string) => ({ config: { siteUrl }, sealing }) as unknown as Shop

describe('a notice that outlives a redirect', () => {
  it('travels in a cookie that scripts cannot read, over encryption only where there is any', async () => {
    const cookieAt = async (siteUrl: string) =>
      (await redirectWithFlash(shopAt(siteUrl), '/', { title: 'Salvo' })).headers.getSetCookie()[0]
    expect(await cookieAt('https://loja.exemplo.com.br')).toMatch(
      /^lume_flash=.+; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(await cookieAt('http://localhost:3000')).not.toContain('Secure')
  })

  it('is shown once', async () => {
    const shop = shopAt('https://loja.exemplo.com.br')
    const answer = await redirectWithFlash(shop, '/', { title: 'Salvo' })
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const request = new Request('https://loja.exemplo.com.br/', { headers: { Cookie: cookie } })
    const { flash, headers } = await takeFlash(shop, request)
    expect(flash).toEqual({ title: 'Salvo' })
    expect(headers).toEqual({
      'Set-Cookie': 'lume_flash=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    })
    expect(await takeFlash(shop, new Request(request.url))).toEqual({ flash: null, headers: null })
  })
})
