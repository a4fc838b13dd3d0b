import { afterAll, expect, test } from 'vitest'
import { userRoles } from '#accounts/schema.ts'
import { writeHello } from '#fulfilment/orders/admin/write-hello.ts'
import { exampleOrderEmails } from '#orders/example-emails.ts'
import { listChanges } from '#platform/audit/list-changes.ts'
import { textFault } from '#settings/domain/shop-text.ts'
import { whatsappLink } from '#ui/browser/whatsapp-link.ts'
import { mailSite } from '#ui/emails/site.ts'
import { openAccountShop } from '../../../tests/support/account-shop.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { SETTINGS_ENTITY } from './save-settings.ts'
import { listOwnTexts, saveTextGroup } from './save-text-group.ts'

const database = await createTestDatabase()
const counter = await openAccountShop(database)
const { shop } = counter
afterAll(() => counter.close())

const owner = await counter.newCustomer('dona@exemplo.com.br')
await database.db.insert(userRoles).values({ userId: owner, role: 'admin' })
const actor = { id: owner, name: 'Clara' }

function findGroup(key: string) {
  const group = shop.textGroups.find((each) => each.key === key)
  if (!group) throw new Error(key)
  return group
}

const confirmed = findGroup('pedido-confirmado')
const standard = Object.fromEntries(
  Object.entries(confirmed.texts).map(([name, text]) => [name, text.standard]),
)
const save = (typed: Record<string, string>, version: number) =>
  saveTextGroup(shop, { group: confirmed, typed: { ...standard, ...typed }, version, actor })

const render = () =>
  shop.renderEmail(
    exampleOrderEmails.confirmed('AB-7K3M-9Q2X'),
    mailSite(shop.config, shop.settings.current()),
  )

test('every group has an address of its own, and its standard texts pass their own checks', () => {
  expect(new Set(shop.textGroups.map(({ key }) => key)).size).toBe(shop.textGroups.length)
  const texts = shop.textGroups.flatMap((group) => Object.values(group.texts))
  expect(texts.filter((text) => textFault(text.standard, text) !== null)).toEqual([])
})

test('a saved text is in the next email, and the history shows who wrote it', async () => {
  const hostile = 'Seu pedido {pedido} já é nosso.\n\n<script>alert(1)</script>'
  expect((await save({ title: 'Que bom, {nome}!', text: hostile }, 0)).ok).toBe(true)
  const { html, text } = await render()
  expect(text).toContain('Que bom, Helena!')
  expect(text).toContain('Seu pedido AB-7K3M-9Q2X já é nosso.')
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toContain('<script>')
  expect(text).toContain('Direito de arrependimento')
  const [change] = await listChanges(shop, SETTINGS_ENTITY)
  expect(change?.changes).toMatchObject({
    'Pedido confirmado, Saudação': { from: '', to: 'Que bom, {nome}!' },
    'Pedido confirmado, Parágrafo': { from: '', to: hostile },
  })
})

test('the second of two windows is refused, and its text is not stored', async () => {
  expect(await save({ title: 'Oi, {nome}' }, 0)).toMatchObject({ ok: false, code: 'changed-meanwhile' })
  expect(shop.settings.current().texts['pedido-confirmado.title']).toBe('Que bom, {nome}!')
})

test('a wrong placeholder refuses all texts of the email', async () => {
  expect(await save({ title: 'Oi, {nme}', text: 'Outro' }, 1)).toMatchObject({
    code: 'invalid',
    details: { faults: { title: { code: 'unknown', placeholder: 'nme' } } },
  })
  expect(shop.settings.current().textVersions['pedido-confirmado']).toBe(1)
})

test('the standard text comes back when the owner restores it', async () => {
  expect((await save({}, 1)).ok).toBe(true)
  expect(shop.settings.current().texts['pedido-confirmado.title']).toBe('')
  expect((await render()).text).toContain('Recebemos seu pedido, Helena')
})

test('a WhatsApp message is the owner’s once she saves one, and only then reaches the page', async () => {
  const contact = { name: 'Ana', orderNumber: 'AB-7K3M-9Q2X', pickupCode: null }
  expect(listOwnTexts(shop, 'whatsapp')).toEqual({})
  const group = findGroup('whatsapp-entrega')
  const typed = { delivery: 'Oi, {nome}, chego já & <b>feliz</b> com {pedido}' }
  expect((await saveTextGroup(shop, { group, typed, version: 0, actor })).ok).toBe(true)
  const own = listOwnTexts(shop, 'whatsapp')
  expect(Object.keys(own)).toEqual(['whatsapp-entrega.delivery'])
  expect(whatsappLink('5511900000000', writeHello(own, contact))).toBe(
    'https://wa.me/5511900000000?text=Oi%2C%20Ana%2C%20chego%20j%C3%A1%20%26%20%3Cb%3Efeliz%3C%2Fb%3E%20com%20AB-7K3M-9Q2X',
  )
})
