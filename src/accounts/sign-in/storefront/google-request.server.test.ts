import { expect, it } from 'vitest'
import { createSealing } from '#platform/sealing/sealing.ts'
import type { Shop } from '#platform/shop.ts'
import { readGoogleRequest } from './google-request.server.ts'

/**
 * Cookie of an earlier release, whose sealed values had no expiry or purpose. It was sealed with the
 * secret below.
 */
const earlierCookie =
  'lume_trip=9iLfD3SymRpmJuY4Kyp-VpdTM4k2OPWwJQJL0ts6CAakUj_Gzcdxj1qTnpYBz8O4XbfYw01ZAOe1cUDb8XchBw1MsuszJK54wzlT7cYiPte8t0Yzx_Zpkf_TJN_YGDyQjD8sNjQH4fYq6pdJZ5EnkpzLZWE'

it('a sign-in that began at Google before an update still completes', async () => {
  const sealing = createSealing({
    secret: 'a secret of at least thirty-two characters',
    now: () => new Date('2026-11-16T12:00:00Z'),
  })
  const shop = { config: { siteUrl: 'http://localhost:3000' }, sealing } as unknown as Shop
  const request = new Request('http://localhost:3000/', { headers: { cookie: earlierCookie } })
  expect(await readGoogleRequest(shop, request)).toEqual({
    state: 'estado',
    nonce: 'nonce',
    codeVerifier: 'verificador',
    redirectTo: '/carrinho',
  })
})
