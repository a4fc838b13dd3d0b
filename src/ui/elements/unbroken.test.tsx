import { expect, test } from 'vitest'
import { renderMarkup } from '../../../tests/support/render-markup.tsx'
import { Unbroken } from './unbroken.tsx'

test('keeps an order number on one line, with the hyphens that people search for', () => {
  expect(renderMarkup(<Unbroken>Pedido LC-7K4M-Q2VD, de Helena</Unbroken>)).toBe(
    'Pedido <span class="nowrap">LC-7K4M-Q2VD</span>, de Helena',
  )
  expect(renderMarkup(<Unbroken>Meus Pedidos</Unbroken>)).toBe('Meus Pedidos')
})

test('keeps a weight on one line', () => {
  expect(renderMarkup(<Unbroken>Jasmim da Noite, 180 g: restam 3 unidades</Unbroken>)).toBe(
    'Jasmim da Noite, <span class="nowrap">180 g</span>: restam 3 unidades',
  )
})

test('keeps a weekday on one line', () => {
  expect(renderMarkup(<Unbroken>Ficam prontas na terça-feira, 24/11</Unbroken>)).toBe(
    'Ficam prontas na <span class="nowrap">terça-feira</span>, 24/11',
  )
})

test('an e-mail is not torn after its hyphen', () => {
  expect(renderMarkup(<Unbroken>Ajudamos por e-mail ou telefone</Unbroken>)).toBe(
    'Ajudamos por <span class="nowrap">e-mail</span> ou telefone',
  )
})
