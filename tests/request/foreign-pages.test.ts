import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { pathTo, type RouteName, routePaths } from '#addresses.ts'
import { shopFunctions } from '#app/functions.server.ts'
import { sessionCookieName } from '#platform/http/request/session-cookie.server.ts'
import { actionForms } from '../../lab/fuzz/form-schemas.ts'
import { differences, witnessForVisitors } from '../../lab/fuzz/witness.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'

/** Requests that a foreign page can make the owner's browser send (CSRF). */
let running: RunningShop
let cookie: string

beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
  const name = sessionCookieName(running.shop.config.siteUrl)
  cookie = `${name}=${(await running.administrator()).cookie(name)}`
})
afterAll(() => running?.stop())

const nobody = '00000000-0000-4000-8000-000000000000'
const routes = (Object.keys(actionForms) as RouteName[])
  .filter((name) => name !== 'paymentWebhook' && name !== 'carrierWebhook')
  .map((name) => routePaths[name].replace(/:\w+/, nobody))
const addresses = [
  ...routes,
  ...routes.filter((path) => !path.startsWith('/api/')).map((path) => `${path}.data`),
  ...Object.keys(shopFunctions).map((name) => `/api/functions/${name}`),
]

const mailedLinks = [
  // One-click unsubscribe: mail programs send no Origin, and the link's token authorises the request.
  pathTo('unsubscribe'),
  pathTo('restockLeave'),
]

const contentTypes = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/json',
  'application/octet-stream',
  '',
]

const foreign = (): Record<string, string>[] => [
  {},
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: `${running.url}.evil.example` },
  { Origin: running.url.replace('http:', 'https:') },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'none' },
  { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
]

describe('a form of another site', () => {
  test('is refused everywhere, whatever it calls its content, and changes nothing', async () => {
    const people = { userIds: [nobody], buyerIds: [nobody], since: running.shop.clock.now() }
    const before = await witnessForVisitors(running.shop, people)
    const passed: string[] = []
    for (const path of addresses) {
      await Promise.all(
        contentTypes.map(async (contentType, index) => {
          const headers = foreign()
          for (const stranger of [0, 3, 6].map((step) => headers[(index + step) % headers.length])) {
            const status = await statusOf(path, {
              ...stranger,
              ...(contentType && { 'Content-Type': contentType }),
            })
            const isMailed = mailedLinks.includes(path) && Object.keys(stranger ?? {}).length === 0
            if (status !== 403 && !isMailed)
              passed.push(`${path} ${contentType} ${JSON.stringify(stranger)}: ${status}`)
          }
        }),
      )
    }
    expect(passed).toEqual([])
    expect(differences(before, await witnessForVisitors(running.shop, people))).toEqual([])
  })

  test('is refused with every verb that changes things', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect(await statusOf('/carrinho', { Origin: 'https://evil.example' }, method)).toBe(403)
  })

  async function statusOf(path: string, headers: Record<string, string>, method = 'POST'): Promise<number> {
    const body = new TextEncoder().encode('intent=delete')
    const response = await fetch(running.url + path, {
      method,
      body,
      redirect: 'manual',
      headers: { Cookie: cookie, ...headers },
    })
    await response.arrayBuffer()
    return response.status
  }
})

describe('an address that wants to lead elsewhere', () => {
  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/%09/evil.example/..//evil.example',
    '/..//evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    ' //evil.example',
    '/\r\nLocation: https://evil.example',
  ])('%j leads into the shop', async (redirectTo) => {
    const inside = await running.customer()
    const answer = await inside.get(`/auth?redirectTo=${encodeURIComponent(redirectTo)}`)
    expect(answer.status).toBe(302)
    const landed = new URL(answer.headers.get('Location') ?? '', running.url)
    expect(landed.origin).toBe(running.url)
    expect(answer.headers.get('Location')).toMatch(/^\/(?![/\\])/)
  })
})
