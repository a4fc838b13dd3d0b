import { expect, test } from 'vitest'
import { sidebarCookie, sidebarStateFrom } from './sidebar-cookie.ts'

test('what is written is read back', () => {
  const [pair = ''] = sidebarCookie('collapsed').split(';')
  expect(sidebarStateFrom(`session=abc; ${pair}; other=1`)).toBe('collapsed')
})

test('lasts seven days', () => {
  expect(sidebarCookie('expanded')).toContain('max-age=604800')
})

test.each([null, '', 'sidebar_state=wide', 'not_sidebar_state=expanded'])('%j is no choice', (cookies) => {
  expect(sidebarStateFrom(cookies)).toBeNull()
})
