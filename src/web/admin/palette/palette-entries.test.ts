import { expect, test } from 'vitest'
import { type FoundOverWire, nothingFound, paletteGroups } from './palette-entries.ts'

const found: FoundOverWire = {
  orders: [
    {
      id: 'o1',
      orderNumber: 'LC-7K3M-9Q2X',
      customerName: 'Helena Martins',
      status: 'shipped',
      deliveryWay: 'courier',
      createdAt: '2026-11-12T17:32:00.000Z',
    },
  ],
  products: [{ id: 'p1', name: 'Jasmim da Noite', slug: 'x', active: false }],
  customers: [{ id: 'c1', name: 'Helena Martins', email: 'helena@exemplo.com.br' }],
}

test('every find leads somewhere; a customer to her orders', () => {
  const entries = paletteGroups('hel', found).flatMap((group) => group.entries)
  expect(entries.map(({ label, detail, to }) => [label, detail, to])).toEqual([
    ['LC-7K3M-9Q2X', 'Helena Martins, 12/11/2026, Enviado', '/admin/pedidos/o1'],
    ['Jasmim da Noite', 'Inativo', '/admin/produtos/p1'],
    ['Helena Martins', 'helena@exemplo.com.br, Ver pedidos', '/admin/pedidos?search=helena%40exemplo.com.br'],
  ])
})

test('pages are found without accents, and all of them before anything is typed', () => {
  const labels = (text: string) =>
    paletteGroups(text, nothingFound).flatMap(({ entries }) => entries.map(({ label }) => label))
  expect(labels('usuario')).toEqual(['Usuários'])
  expect(labels('')).toContain('Frete Motoboy')
  expect(paletteGroups('zzz', nothingFound)).toEqual([])
})
