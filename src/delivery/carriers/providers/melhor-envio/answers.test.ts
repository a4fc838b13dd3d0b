import { expect, test } from 'vitest'
import { printShape } from './answers.ts'

test.each([
  ['https://sandbox.melhorenvio.com.br/imprimir/1', true],
  ['http://127.0.0.1:4000/imprimir/1', true],
  ['javascript:alert(1)', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['/imprimir/1', false],
])('%s as the address of a label: %s', (url, isTaken) => {
  expect(printShape.safeParse({ url }).success).toBe(isTaken)
})
