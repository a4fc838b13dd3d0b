import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ok } from '#platform/domain/result.ts'
import { wholeWords } from '#platform/domain/whole-words.ts'
import { parseEml, parseHeaders } from './eml.ts'
import { addressEnvelope, attached, parseSender } from './envelope.ts'
import type { Mailer, MailFolder, MailMessage, MailSummary } from './port.ts'

export interface MailFolderSettings {
  readonly folder: string
  readonly from: string
  readonly replyTo?: string
  readonly now: () => Date
}

const fileName = /^\d{8}T\d{9}Z-[a-z-]+-[0-9a-f]{16}\.eml$/
const LISTED_AT_MOST = 200
const HEAD_BYTES = 4096

export function openMailFolder(settings: MailFolderSettings): Mailer & { folder: MailFolder } {
  const from = parseSender(settings.from)
  const { folder } = settings

  return {
    async send(message) {
      const addressed = addressEnvelope(message, from, settings.replyTo)
      if (!addressed.ok) return addressed
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const now = settings.now()
      const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
      const composer = new MailComposer({
        ...addressed.value,
        html: message.html,
        text: message.text,
        ...attached(message),
        date: now,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      const name = (await nameInUse(folder, message.key)) ?? nameFor(message, now)
      const draft = join(folder, `.${randomUUID()}`)
      await writeFile(draft, await composer.compile().build(), { mode: 0o600 })
      await rename(draft, join(folder, name))
      return ok({ messageId: addressed.value.messageId })
    },
    folder: createReader(folder),
    async close() {},
  }
}

function createReader(folder: string): MailFolder {
  return {
    async listMail() {
      const names = (await namesIn(folder)).sort().reverse().slice(0, LISTED_AT_MOST)
      return Promise.all(names.map((name) => readSummary(folder, name)))
    },
    async readMail(id) {
      const name = `${id}.eml`
      if (!(await namesIn(folder)).includes(name)) return null
      const mail = parseEml(await readFile(join(folder, name), 'utf8'))
      return { ...summaryFrom(name, mail.headers), ...mail }
    },
    async forgetMail(words) {
      const mentioned = new RegExp(wholeWords(words), 'i')
      for (const name of await namesIn(folder)) {
        const { headers, html, text, calendar } = parseEml(await readFile(join(folder, name), 'utf8'))
        const content = [headers.to, headers.subject, html, text, calendar].join('\n')
        if (mentioned.test(content)) await rm(join(folder, name), { force: true })
      }
    },
  }
}

/**
 * File names sort by time. The suffix derives from the key, so that a repeated message overwrites the
 * first.
 */
function nameFor(message: MailMessage, now: Date): string {
  const time = now.toISOString().replace(/[-:.]/g, '')
  const kind = /^[a-z-]+/.exec(message.key)?.[0] ?? 'mail'
  return `${time}-${kind}${buildFileSuffix(message.key)}`
}

function buildFileSuffix(key: string): string {
  return `-${createHash('sha256').update(key).digest('hex').slice(0, 16)}.eml`
}

async function nameInUse(folder: string, key: string): Promise<string | undefined> {
  return (await namesIn(folder)).find((name) => name.endsWith(buildFileSuffix(key)))
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => fileName.test(name))
}

async function readSummary(folder: string, name: string): Promise<MailSummary> {
  const file = await open(join(folder, name))
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const head = buffer.toString('utf8', 0, bytesRead).split(/\r?\n\r?\n/)[0] ?? ''
    return summaryFrom(name, parseHeaders(head))
  } finally {
    await file.close()
  }
}

function summaryFrom(name: string, headers: Record<string, string>): MailSummary {
  const { to = '', subject = '', date = '' } = headers
  return { id: name.slice(0, -'.eml'.length), to, subject, date: new Date(date) }
}
