import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import type { RunningShop } from './running-shop.ts'
import type { Visitor } from './visitor.ts'

/** Goes where an answer leads, and reads the page there. */
export async function follow(visitor: Visitor, response: Response): Promise<string> {
  const location = response.headers.get('Location')
  if (!location) throw new Error(`an answer with ${response.status} leads nowhere`)
  const { pathname, search } = new URL(location, 'http://localhost')
  const next = await visitor.get(pathname + search, { Accept: 'text/html' })
  return next.headers.has('Location') ? follow(visitor, next) : next.text()
}

/** A form as a browser without JavaScript sends it; answers with the page that the person sees in the end. */
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

/** The link in the newest letter of a kind to somebody, once the worker has delivered it. */
export async function mailedLink(
  { shop }: RunningShop,
  { to, subject }: { to: string; subject: string },
): Promise<URL> {
  const { folder } = shop.mailer
  if (!folder) throw new Error('this shop sends its mail away')
  const find = async () =>
    (await folder.listMail()).find((mail) => mail.to.includes(to) && mail.subject.includes(subject))?.id
  await expect.poll(find, { timeout: 20_000, interval: 50 }).toBeDefined()
  const mail = await folder.readMail((await find()) ?? '')
  const [link] = /http:\/\/localhost:\d+\/(auth|email-confirmation)\?\S+/.exec(mail?.text ?? '') ?? []
  if (!link) throw new Error('the letter holds no link')
  return new URL(link)
}

/** The owner's automation service: takes notes, and answers as it is told. */
export async function startAutomation() {
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
