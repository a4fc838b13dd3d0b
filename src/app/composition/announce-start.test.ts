import { expect, test } from 'vitest'
import { parseConfig } from '#platform/config/config.ts'
import { publicStart, startMessage } from './announce-start.ts'

const OWNER = { ADMIN_EMAIL: 'clara@exemplo.com.br', ADMIN_PASSWORD: 'vela-de-coco-2026' }
const empty = { shopName: '', isShopOpen: false }

test('the start of an empty shop names the back office and its account, without the password', () => {
  const message = startMessage(parseConfig({ SEED: 'none', PORT: '3100', ...OWNER }), empty, null)
  expect(message).toContain('Administração: http://localhost:3100/admin')
  expect(message).toContain('conta  clara@exemplo.com.br')
  expect(message).toContain('A loja está no ar, ainda fechada para clientes: http://localhost:3100')
  expect(message).not.toContain(OWNER.ADMIN_PASSWORD)
})

test('shows how to create an account if the shop has none', () => {
  const message = startMessage(parseConfig({ SEED: 'none' }), empty, null)
  expect(message).toContain('defina ADMIN_EMAIL e ADMIN_PASSWORD')
})

test('the start of the demo names both accounts with their passwords', () => {
  const accounts = {
    administrator: { email: 'dona@exemplo.com.br', password: 'aaaa-bbbb-cccc' },
    customer: { email: 'cliente@exemplo.com.br', password: 'dddd-eeee-ffff' },
  }
  const message = startMessage(parseConfig({}), { shopName: 'Lume & Coco', isShopOpen: true }, accounts)
  expect(message).toContain('Lume & Coco está aberta: http://localhost:3000')
  expect(message).toContain('Administração: http://localhost:3000/admin')
  expect(message).toContain('administradora  dona@exemplo.com.br  aaaa-bbbb-cccc')
  expect(message).toContain('cliente         cliente@exemplo.com.br  dddd-eeee-ffff')
})

test('a public shop logs the address and account of its back office', () => {
  const SITE_URL = 'https://velas.exemplo.com.br'
  const config = { ...parseConfig({ SEED: 'none', ...OWNER }), siteUrl: SITE_URL }
  expect(publicStart(config)).toMatchObject({
    backOffice: `${SITE_URL}/admin`,
    administrator: OWNER.ADMIN_EMAIL,
  })
})
