import { expect, it } from 'vitest'
import { lostOrderAnswer } from './use-reorder.ts'

it.each([
  ['reorder', 'Não conseguimos refazer o pedido'],
  ['cancel', 'Não conseguimos cancelar o pedido'],
])('a line that breaks in the middle of %s is said, and the page stands', (intent, title) => {
  expect(lostOrderAnswer(intent)).toEqual({
    toasts: [{ title, text: 'Confira sua conexão e tente de novo.', tone: 'destructive' }],
    toCart: false,
  })
})
