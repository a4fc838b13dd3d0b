import { describe, expect, test } from 'vitest'
import { llmsLinks, llmsText, securityContactText } from './copy.ts'

const links = [{ ...llmsLinks.delivery, url: 'https://loja.exemplo.com.br/entrega' }]

test('describes the shop and links its pages for crawlers', () => {
  const contact = { email: 'ana@exemplo.com.br', phone: '(11) 4000-1234' }
  const text = llmsText({ name: 'Velas da Ana', about: 'Velas de coco.', contact, links, isShopOpen: true })
  expect(text).toMatch(/^# Velas da Ana\n\n> Velas de coco\.\n/)
  expect(text).toContain('- [Entrega](https://loja.exemplo.com.br/entrega): onde, quando e por quanto')
  expect(text).toContain('Contato: ana@exemplo.com.br, (11) 4000-1234')
})

test('a shop without details gets no invented ones', () => {
  const text = llmsText({ name: '', about: '', contact: { email: '', phone: '' }, links, isShopOpen: false })
  expect(text).toContain('A loja está fechada no momento')
  expect(text).not.toMatch(/^>|Contato|undefined|reais/m)
})

describe('security.txt', () => {
  const contact = {
    url: 'https://loja.exemplo.com.br/.well-known/security.txt',
    now: new Date('2026-11-15T15:00:00.000Z'),
  }

  test('names the e-mail of the shop', () => {
    expect(securityContactText({ ...contact, email: 'ana@exemplo.com.br' })).toBe(
      [
        'Contact: mailto:ana@exemplo.com.br',
        'Expires: 2027-05-14T15:00:00.000Z',
        'Preferred-Languages: pt, en',
        `Canonical: ${contact.url}`,
        '',
      ].join('\n'),
    )
  })

  test('does not exist before the owner sets an e-mail', () => {
    expect(securityContactText({ ...contact, email: '' })).toBeNull()
  })
})
