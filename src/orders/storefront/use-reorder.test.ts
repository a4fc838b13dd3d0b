import { expect, it } from 'vitest'
import { lostOrderChange } from './use-reorder.ts'

it.each([
  ['reorder', 'Não conseguimos refazer o pedido'],
  ['cancel', 'Não conseguimos cancelar o pedido'],
])('a connection that breaks in the middle of %s shows a message and keeps the page', (intent, title) => {
  expect(lostOrderChange(intent)).toEqual({ title, text: 'Confira sua conexão e tente de novo.' })
})
