import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Pool } from 'pg'
import { expect } from 'vitest'
import type { Database } from '#platform/database/connect.ts'
import { type RunningShop, startSeededShop } from './running-shop.ts'
import type { SeededShop } from './seeded-shop.ts'
import type { Visitor } from './visitor.ts'

export const password = 'Lavanda-2026'

export async function openAccountFixture(seededShop: SeededShop) {
  const automation = await startAutomation()
  const runningShop = await startSeededShop(seededShop, {
    JOBS: 'inside',
    AUTOMATION_WEBHOOK_URLS: automation.url,
    RATE_LIMITS:
      'sign-up-address=500/3600,sign-in-address=500/60,mail-address=500/3600,verify-email-token=500/60',
  })
  const pool = (runningShop.shop.db as Database & { $client: Pool }).$client
  let people = 0
  const newEmail = () => `pessoa${++people}@exemplo.com.br`
  const signUp = (visitor: Visitor, change: Record<string, string> = {}, path = '/auth') =>
    submit(visitor, path, {
      intent: 'sign-up',
      fullName: 'Helena Martins',
      email: newEmail(),
      password,
      confirmation: password,
      terms: '1',
      webhookUrl: '',
      ...change,
    })

  return {
    running: runningShop,
    automation,
    pool,
    newEmail,
    signUp,
    signIn: (visitor: Visitor, email: string, change: Record<string, string> = {}) =>
      submit(visitor, '/auth', { intent: 'sign-in', email, password, ...change }),
    async confirmedAccount(): Promise<string> {
      const email = newEmail()
      await signUp(runningShop.guest(), { email })
      const link = await mailedLink(runningShop, { to: email, subject: 'Confirme seu e-mail' })
      await runningShop.guest().call('verify-email-token', { token: link.searchParams.get('token') })
      return email
    },
    async whileClosed(table: string, work: () => Promise<void>): Promise<void> {
      await pool.query(`alter table ${table} add constraint closed check (false) not valid`)
      await work().finally(() => pool.query(`alter table ${table} drop constraint closed`))
    },
    async close() {
      await runningShop.stop()
      await automation.stop()
    },
  }
}

export type AccountFixture = Awaited<ReturnType<typeof openAccountFixture>>

export async function follow(visitor: Visitor, response: Response): Promise<string> {
  const location = response.headers.get('Location')
  if (!location) throw new Error(`an answer with ${response.status} leads nowhere`)
  const { pathname, search } = new URL(location, 'http://localhost')
  const next = await visitor.get(pathname + search, { Accept: 'text/html' })
  return next.headers.has('Location') ? follow(visitor, next) : next.text()
}

export async function submit(
  visitor: Visitor,
  path: string,
  fields: Record<string, string>,
): Promise<{ status: number; page: string }> {
  const response = await visitor.send(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Accept: 'text/html' },
  })
  const { status } = response
  return {
    status,
    page: status < 300 || status >= 400 ? await response.text() : await follow(visitor, response),
  }
}

export async function mailedLink(
  { shop }: RunningShop,
  { to, subject }: { to: string; subject: string },
): Promise<URL> {
  const { folder } = shop.mailer
  if (!folder) throw new Error('this shop sends its mail away')
  const findMail = async () =>
    (await folder.listMail()).find((mail) => mail.to.includes(to) && mail.subject.includes(subject))?.id
  await expect.poll(findMail, { timeout: 20_000, interval: 50 }).toBeDefined()
  const mail = await folder.readMail((await findMail()) ?? '')
  const [link] = /http:\/\/localhost:\d+\/(auth|email-confirmation)\?\S+/.exec(mail?.text ?? '') ?? []
  if (!link) throw new Error('the e-mail holds no link')
  return new URL(link)
}

async function startAutomation() {
  const automation = { url: '', status: 200, notices: [] as Record<string, string>[], stop }
  const server = createServer(async (req, res) => {
    automation.notices.push(JSON.parse(await text(req)))
    res.writeHead(automation.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  automation.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook/confirmacao`
  return automation

  async function stop() {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}
