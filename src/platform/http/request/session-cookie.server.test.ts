import { describe, expect, it } from 'vitest'
import { expiredSessionCookie, sessionCookie, sessionTokenFrom } from './session-cookie.server.ts'

const site = 'https://loja.exemplo.com.br'
const token = 'Zx3_-9abcdefghijklmnopqrstuvwxyzABCDEFGHIJK'
const shopAt = (siteUrl: string) => ({
  config: { siteUrl },
  identity: { isSessionToken: (text: string) => text === token },
})

describe('the session cookie', () => {
  it('is the one that browsers have carried since the first release', async () => {
    expect(await sessionTokenFrom(`a=1; __Host-lume_session=${token}; b=2`, shopAt(site))).toBe(token)
    expect(await sessionTokenFrom(`lume_session=${token}`, shopAt('http://localhost:3000'))).toBe(token)
    const set = await sessionCookie(site, token, new Date('2026-12-16T12:00:00Z'))
    expect(set.split('; ').toSorted()).toEqual([
      'Expires=Wed, 16 Dec 2026 12:00:00 GMT',
      'HttpOnly',
      'Path=/',
      'SameSite=Lax',
      'Secure',
      `__Host-lume_session=${token}`,
    ])
  })

  it('is taken away under the same name', async () => {
    expect(await expiredSessionCookie(site)).toMatch(/^__Host-lume_session=; Max-Age=0; Path=\/;/)
  })

  it.each([null, '', 'lume_session=', 'lume_session=ção', 'outro_lume_session=x', `lume_session=${token}x`])(
    '%j is not a session',
    async (header) => {
      expect(await sessionTokenFrom(header, shopAt('http://localhost:3000'))).toBeNull()
    },
  )
})
