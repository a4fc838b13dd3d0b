import { afterEach, expect, test, vi } from 'vitest'
import { shareLink } from './ask-and-share.tsx'

const link = { title: 'Canela & Laranja', url: 'https://loja.exemplo.com.br/produto/canela-laranja' }
const failing = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }))

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['a sheet of the device', { share: async () => {} }, 'shared'],
  ['a sheet that the customer closes', { share: failing('AbortError') }, 'shared'],
  ['a clipboard alone', { clipboard: { writeText: async () => {} } }, 'copied'],
  [
    'a sheet that fails',
    { share: failing('NotAllowedError'), clipboard: { writeText: async () => {} } },
    'copied',
  ],
  ['a clipboard that is locked', { clipboard: { writeText: failing('NotAllowedError') } }, 'failed'],
  ['neither', {}, 'failed'],
])('a link is shared with %s', async (_name, device, outcome) => {
  vi.stubGlobal('navigator', device)
  expect(await shareLink(link)).toBe(outcome)
})
