import { expect, test } from 'vitest'
import { sidebarCookie } from './sidebar-cookie.ts'
import { sidebarStateFrom } from './sidebar-state.server.ts'

const site = 'http://localhost:3000'
const asking = (cookie: string) => new Request(site, { headers: { cookie } })

test('reads the state that the script writes', async () => {
  const [pair = ''] = sidebarCookie('collapsed').split(';')
  expect(await sidebarStateFrom(asking(`session=abc; ${pair}; other=1`), site)).toBe('collapsed')
})

test('lasts seven days', () => {
  expect(sidebarCookie('expanded')).toContain('max-age=604800')
})

test.each(['', 'sidebar_state=wide', 'not_sidebar_state=expanded'])('%j is no choice', async (cookie) => {
  expect(await sidebarStateFrom(asking(cookie), site)).toBeNull()
})
