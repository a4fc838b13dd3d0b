import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseEml } from './eml.ts'
import { openMailFolder } from './mail-folder.ts'
import type { MailMessage } from './port.ts'

let folder: string
let now: Date
const clockTicks = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
beforeEach(async () => {
  now = new Date('2026-11-12T17:32:00.123Z')
  folder = join(await mkdtemp(join(tmpdir(), 'lume-mail-')), 'mail')
})
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }))

const openFolder = () => openMailFolder({ folder, from: 'Lume & Coco <ola@exemplo.com.br>', now: () => now })
const message = (key: string): MailMessage => ({
  key,
  to: 'helena@exemplo.com.br',
  subject:
    'Recebemos seu pedido: uma vela de maçã, canção e um título tão comprido que o cabeçalho precisa dobrar',
  html: `<p>${'Olá, Helena & João! '.repeat(20)}= fim</p>`,
  text: `Olá, Helena & João!\n${'ção '.repeat(60)}= fim\n`,
})

describe('the mail folder', () => {
  it('reads back exactly what was sent', async () => {
    const mailer = openFolder()
    expect((await mailer.send(message('order-confirmation:1'))).ok).toBe(true)
    const [summary] = await mailer.folder.listMail()
    expect(summary).toMatchObject({ to: 'helena@exemplo.com.br', subject: message('').subject })
    expect(summary?.date.toISOString()).toBe('2026-11-12T17:32:00.000Z')
    const mail = await mailer.folder.readMail(summary?.id ?? '')
    expect(mail?.html.trim()).toBe(message('').html)
    expect(mail?.text.replaceAll('\r\n', '\n').trim()).toBe(message('').text.trim())
    expect(mail?.headers['message-id']).toMatch(/^<[0-9a-f]{40}@exemplo\.com\.br>$/)
  })

  it('keeps a file for a calendar beside the text', async () => {
    const mailer = openFolder()
    const attachments = [
      {
        filename: 'entrega.ics',
        contentType: 'text/calendar; charset=utf-8',
        content: 'BEGIN:VCALENDAR\r\nX:ção\r\n',
      },
    ]
    await mailer.send({ ...message('order-confirmation:2'), attachments })
    const [summary] = await mailer.folder.listMail()
    const mail = await mailer.folder.readMail(summary?.id ?? '')
    expect(mail?.html.trim()).toBe(message('').html)
    const [file = ''] = await readdir(folder)
    expect(parseEml(await readFile(join(folder, file), 'utf8')).calendar).toBe(attachments[0]?.content)
  })

  it('deletes the messages that contain a word anywhere', async () => {
    const mailer = openFolder()
    await mailer.send(message('order-confirmation:1'))
    await mailer.send({
      ...message('owner-order:1'),
      to: 'dona@exemplo.com.br',
      text: 'Pedido LC-1, para ção',
    })
    await mailer.send({ ...message('owner-order:2'), to: 'dona@exemplo.com.br', text: 'Pedido LC-2' })
    await mailer.folder.forgetMail(['helena@exemplo.com.br', 'LC-1'])
    const mails = await mailer.folder.listMail()
    expect(mails.map(({ id }) => id.includes('owner-order'))).toEqual([true])
    expect((await mailer.folder.readMail(mails[0]?.id ?? ''))?.text).toContain('LC-2')
  })

  it('lists the newest first', async () => {
    const mailer = openFolder()
    for (const key of ['welcome:1', 'welcome:2', 'welcome:3']) {
      await mailer.send({ ...message(key), subject: key })
      clockTicks(1)
    }
    const subjects = (await mailer.folder.listMail()).map(({ subject }) => subject)
    expect(subjects).toEqual(['welcome:3', 'welcome:2', 'welcome:1'])
  })

  it('puts a repeated message in the place of the first', async () => {
    const mailer = openFolder()
    await mailer.send(message('welcome:1'))
    clockTicks(60)
    await mailer.send({ ...message('welcome:1'), subject: 'de novo' })
    const mails = await mailer.folder.listMail()
    expect(mails.map(({ subject }) => subject)).toEqual(['de novo'])
    expect(await readdir(folder)).toHaveLength(1)
  })

  it('has no mail before the first message, and none under a name that leads elsewhere', async () => {
    const mailer = openFolder()
    expect(await mailer.folder.listMail()).toEqual([])
    await mailer.send(message('welcome:1'))
    for (const id of ['../secret', 'x', '20261112T173200123Z-welcome-0000000000000000', '']) {
      expect(await mailer.folder.readMail(id)).toBeNull()
    }
  })

  it('writes nothing when the message is malformed', async () => {
    const mailer = openFolder()
    const refusal = await mailer.send({ ...message('welcome:1'), subject: 'a\r\nBcc: b@exemplo.com.br' })
    expect(refusal).toMatchObject({ ok: false, code: 'malformed' })
    expect(await mailer.folder.listMail()).toEqual([])
  })
})
