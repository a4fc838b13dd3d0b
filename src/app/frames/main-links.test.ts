import { expect, test } from 'vitest'
import { shopLinks } from './main-links.ts'

const all = {
  gifts: true,
  quiz: true,
  invoiceCpf: true,
  newsletter: true,
  vouchers: true,
  compare: true,
  collections: true,
  blog: true,
}
const noParts = { ...all, quiz: false, vouchers: false, compare: false, collections: false, blog: false }
const paths = (links: readonly { to: string }[]) => links.map(({ to }) => to)

/** Features that can be deleted test their links in their own folders. */
const lasting = (links: readonly { to: string }[]) =>
  paths(links).filter((path) => !['/blog', '/descobrir', '/comparar'].includes(path))

test('a full shop has the main links and the helping pages behind them', () => {
  const { main, more } = shopLinks({ pages: ['ourStory'], parts: all })
  expect(lasting(main)).toEqual(['/', '/produtos', '/colecoes', '/nossa-historia'])
  expect(lasting(more)).toEqual(['/vale-presente', '/entrega'])
})

test('shows no link to an empty page or a feature that is switched off', () => {
  const { main, more } = shopLinks({ pages: [], parts: noParts })
  expect(paths(main)).toEqual(['/', '/produtos'])
  expect(paths(more)).toEqual(['/entrega'])
})
