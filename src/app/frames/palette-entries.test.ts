import { expect, test } from 'vitest'
import { formatBrl } from '#platform/domain/money.ts'
import { type FoundOverWire, nothingFound, paletteGroups } from './palette-entries.ts'

const results: FoundOverWire = {
  orders: [
    {
      id: 'o1',
      orderNumber: 'LC-7K3M-9Q2X',
      customerName: 'Helena Martins',
      status: 'processing',
      paymentStatus: 'paid',
      totalAmount: 14762,
      voucherAmount: 20000,
      voucherRefundedAmount: 0,
      refundedAmount: 1000,
      deliveryWay: 'courier',
      createdAt: '2026-11-12T17:32:00.000Z',
    },
  ],
  products: [
    {
      id: 'p1',
      name: 'Jasmim da Noite',
      slug: 'jasmim-da-noite',
      active: false,
      sizes: [],
      price: 8990,
      cover: null,
    },
  ],
  customers: [{ id: 'c1', name: 'Helena Martins', email: 'helena@exemplo.com.br' }],
}

const listEntries = (text: string, finds = nothingFound) =>
  paletteGroups(text, finds).flatMap(({ entries }) => entries)

test('every find leads somewhere, with its price; a customer to their page', () => {
  expect(
    listEntries('hel', results).map(({ label, detail, amount, to }) => [label, detail, amount, to]),
  ).toEqual([
    ['LC-7K3M-9Q2X', 'Helena Martins, 12/11/2026, Processando', formatBrl(33762), '/admin/pedidos/o1'],
    ['Jasmim da Noite', 'Inativo', formatBrl(8990), '/admin/produtos/p1'],
    ['Helena Martins', 'helena@exemplo.com.br', undefined, '/admin/usuarios/c1'],
    ['Enviar LC-7K3M-9Q2X', 'Helena Martins', undefined, '/admin/pedidos/enviar?ids=o1'],
    ['Fazer Jasmim da Noite', undefined, undefined, '/admin/levas?product=p1#new-batch'],
  ])
})

test('an order that was sent, or is not paid, is not offered to be sent', () => {
  for (const change of [{ status: 'shipped' }, { paymentStatus: 'pending' }] as const) {
    const [order] = results.orders as [FoundOverWire['orders'][number]]
    const labels = listEntries('hel', { ...results, orders: [{ ...order, ...change }] }).map(
      ({ label }) => label,
    )
    expect(labels.join()).not.toContain('Enviar LC')
  }
})

test('actions and pages are found without accents and by their other words, and all of them before anything is typed', () => {
  const labels = (text: string) => listEntries(text).map(({ label }) => label)
  expect(labels('usuario')).toEqual(['Clientes'])
  expect(labels('painel')).toEqual(labels('dashboard'))
  expect(labels('enviar')).toEqual(['Enviar pedidos'])
  expect(labels('derramar')).toEqual(['Fazer uma leva'])
  expect(labels('novo pedido')).toEqual(['Novo pedido'])
  expect(labels('FOLGA')).toEqual(['Fechar dias no calendário'])
  expect(labels('')).toContain('Entrega')
  expect(paletteGroups('zzz', nothingFound)).toEqual([])
})
