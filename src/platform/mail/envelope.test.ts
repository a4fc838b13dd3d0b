import { describe, expect, it } from 'vitest'
import { addressEnvelope, buildMessageId, parseSender } from './envelope.ts'
import type { MailMessage } from './port.ts'

const from = parseSender('Lume & Coco <ola@exemplo.com.br>')
const message: MailMessage = { key: 'k', to: 'a@exemplo.com.br', subject: 's', html: '', text: '' }

describe('addressing an envelope', () => {
  it.each([
    'a@exemplo.com.br\r\nBcc: b@exemplo.com.br',
    'a@exemplo.com.br\nBcc: b@exemplo.com.br',
    'a@exemplo.com.br, b@exemplo.com.br',
    'Ana <a@exemplo.com.br>',
    'a@exemplo.com.br>',
    'a@b@exemplo.com.br',
    'a@exemplo.com.br\u2028',
    `${'a'.repeat(250)}@exemplo.com.br`,
    '',
  ])('refuses the recipient %j', (to) => {
    expect(addressEnvelope({ ...message, to }, from)).toMatchObject({ ok: false, code: 'malformed' })
  })

  it.each(['Oi\r\nBcc: b@exemplo.com.br', 'Oi\nX: y', 'Oi\u0000'])('refuses the subject %j', (subject) => {
    expect(addressEnvelope({ ...message, subject }, from)).toMatchObject({ ok: false, code: 'malformed' })
  })

  it.each<Record<string, string>>([{ 'X-A\r\nBcc': 'b' }, { 'X-A': 'b\r\nBcc: c' }, { 'X A': 'b' }])(
    'refuses the header %j',
    (headers) => {
      expect(addressEnvelope({ ...message, headers }, from)).toMatchObject({ ok: false, code: 'malformed' })
    },
  )

  it('keeps the address out of the reason', () => {
    const refusal = addressEnvelope({ ...message, to: 'a@b@exemplo.com.br' }, from)
    expect(JSON.stringify(refusal)).not.toContain('exemplo')
  })

  it.each(['maria.silva+velas@exemplo.com.br', 'josé@exemplo.com.br', "o'neil@sub.exemplo.com.br"])(
    'takes the recipient %j',
    (to) => {
      expect(addressEnvelope({ ...message, to }, from)).toMatchObject({ ok: true, value: { to } })
    },
  )

  it('gives one key one Message-ID, and another key another', () => {
    expect(buildMessageId('welcome:1', from)).toBe(buildMessageId('welcome:1', from))
    expect(buildMessageId('welcome:1', from)).not.toBe(buildMessageId('welcome:2', from))
    expect(buildMessageId('welcome:1', from)).toMatch(/^<[0-9a-f]{40}@exemplo\.com\.br>$/)
  })
})

describe('MAIL_FROM', () => {
  it.each([
    ['ola@exemplo.com.br', { name: '', address: 'ola@exemplo.com.br' }],
    ['"Velas, Ltda." <ola@exemplo.com.br>', { name: 'Velas, Ltda.', address: 'ola@exemplo.com.br' }],
    ['Lume & Coco <ola@exemplo.com.br>', { name: 'Lume & Coco', address: 'ola@exemplo.com.br' }],
  ])('reads %j', (text, sender) => {
    expect(parseSender(text)).toEqual(sender)
  })

  it.each(['ninguém', 'Ana <>', 'Ana <a@b>\r\nBcc: c@d'])('refuses %j', (text) => {
    expect(() => parseSender(text)).toThrow('MAIL_FROM')
  })
})
