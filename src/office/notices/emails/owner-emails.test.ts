import { expect, test } from 'vitest'
import { renderEmail } from '#app/jobs/render-email.ts'
import { examples, flat, orderId, site } from '../../../../tests/support/example-emails.ts'

test('shows the owner what to pack, the destination and the phone number', async () => {
  const { subject, text, html } = await renderEmail(examples['owner-order'], site)
  expect(flat(subject)).toBe('Pedido novo: LC-7K2M9P, R$ 342,14')
  expect(flat(text)).toContain('Canela & Laranja 180 g 2 × R$ 89,90: R$ 179,80')
  expect(flat(text)).toContain('São Paulo, SP, 02013-000 (11) 98888-7777')
  expect(flat(text)).toContain('Anotações do pedido Embrulhar para presente')
  expect(html).toContain(`https://loja.exemplo.com.br/admin/pedidos/${orderId}`)
})

test('a sale that a voucher paid is worth what it sold for', async () => {
  const { data, ...example } = examples['owner-order']
  const { subject } = await renderEmail(
    { ...example, data: { ...data, orderTotal: 0, voucherAmount: 9_990 } },
    site,
  )
  expect(flat(subject)).toBe('Pedido novo: LC-7K2M9P, R$ 99,90')
})

test('shows the owner the promised hour and the pickup code', async () => {
  const promise = { day: '2026-11-16', shift: 'afternoon', hours: { from: '13:00', until: '17:00' } } as const
  const { data, ...example } = examples['owner-order']
  const { text } = await renderEmail({ ...example, data: { ...data, promise, pickupCode: '0417' } }, site)
  expect(flat(text)).toContain('Retirada no ateliê: segunda-feira, 16/11, entre 13h e 17h')
  expect(flat(text)).toContain('Código de retirada: 0417')
})

test('a digest counts sales and notices in its subject, and gives a next step for each', async () => {
  const { subject, text } = await renderEmail(examples['owner-notices'], site)
  expect(subject).toBe('1 pedido pago e 2 avisos')
  expect(flat(text)).toContain('Helena Martins, 3 velas, R$ 342,14')
  expect(flat(text)).toContain('Chá Branco acabou O que fazer: Programe uma nova leva')
  expect(flat(text)).toContain('E-mail de boas-vindas, pedido LC-7K2M9P, Helena Martins.')
})
