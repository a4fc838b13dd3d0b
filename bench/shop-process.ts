import { createRequire } from 'node:module'
import type pg from 'pg'
import type { ReactElement } from 'react'
import type { EntryContext } from 'react-router'
import type { Database } from '#platform/database/connect.ts'
import { sessionCookieName } from '#platform/http/request/session-cookie.server.ts'
import type { Command, Statement } from './shop-commands.ts'

/**
 * The built shop in a process of its own, which does a few more things when the bench asks: opens sessions, renders the tree
 * of its last page bare, and writes down the statements it sends.
 */
type PageTree = ReactElement<{ children: ReactElement<{ context: EntryContext }> }>

const ReactDom = createRequire(import.meta.url)('react-dom/server')
const { renderToString } = ReactDom
let lastTree: PageTree
/** Only while the bench asks for it: reading the clock is not the shop's work. */
let reactInPages: { pages: number; processor: number } | undefined
// Before the shop is loaded: afterwards its import holds the original.
ReactDom.renderToString = (tree: PageTree) => {
  lastTree = tree
  if (!reactInPages) return renderToString(tree)
  // Of this thread only: what V8's helpers clean up meanwhile may be anybody's.
  const before = process.threadCpuUsage()
  const page = renderToString(tree)
  reactInPages.processor += milliseconds(process.threadCpuUsage(before))
  reactInPages.pages += 1
  return page
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000
}

const { startShop } = await import('../build/server/index.js')
const running = await startShop({ environment: process.env, quiet: true })
const { shop } = running
const { $client: pool } = shop.db as Database & { $client: pg.Pool }

/** The process counts its limits once a second; sent again inside a customer's transaction, that would block the others. */
const isTimed = (text: string) => text.startsWith('insert into rate_limits')

let statements: Statement[] | undefined
const watched = new WeakSet<object>()
pool.on('acquire', (client) => {
  if (watched.has(client)) return
  watched.add(client)
  const ask = client.query.bind(client) as (...args: unknown[]) => Promise<{ rows: unknown[] }>
  client.query = (async (...args: unknown[]) => {
    const answer = await ask(...args)
    const [question, given] = args as [string | pg.QueryConfig, unknown[] | undefined]
    const text = typeof question === 'string' ? question : question.text
    if (!statements || isTimed(text)) return answer
    const values = given ?? (typeof question === 'string' ? [] : (question.values ?? []))
    // Some callers ask for rows as lists, some as objects; sent again, all come as lists.
    const rows = (answer.rows ?? []).map((row) => (Array.isArray(row) ? row : Object.values(row as object)))
    const isPrepared = typeof question !== 'string' && Boolean(question.name)
    statements.push({ text, values, isPrepared, rows })
    return answer
  }) as typeof client.query
})

// In plain SQL: what the shop's own modules would bring along a second time is not what the shop weighs.
async function openSessions(count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (email, name, email_verified)
     select 'comprador-' || gen_random_uuid() || '@exemplo.com.br', 'Ana', true from generate_series(1, $1) returning id`,
    [count],
  )
  return Promise.all(rows.map(({ id }) => sessionOf(id)))
}

async function sessionOf(userId: string): Promise<string> {
  const { token, hash } = shop.identity.createSessionToken()
  await pool.query(
    "insert into sessions (user_id, token_hash, expires_at) values ($1, $2, now() + interval '12 hours')",
    [userId, hash],
  )
  return `${sessionCookieName(shop.config.siteUrl)}=${token}`
}

/** Milliseconds of processor time for each plain `renderToString` of the page that was asked for last. */
function renderBare(count: number): number {
  for (let warm = 0; warm < 20; warm += 1) renderToString(lastTree)
  const before = process.cpuUsage()
  for (let time = 0; time < count; time += 1) renderToString(lastTree)
  return milliseconds(process.cpuUsage(before)) / count
}

/** The same for the pages that were sent since the watch began, where the rest of the shop's work goes on around it. */
function reactPerPage(): number {
  const { pages, processor } = reactInPages ?? { pages: 0, processor: 0 }
  reactInPages = undefined
  return processor / pages
}

async function obey(command: Command): Promise<unknown> {
  switch (command.do) {
    case 'open-sessions':
      return openSessions(command.count)
    case 'session-of':
      return sessionOf(command.userId)
    case 'render-bare':
      return renderBare(command.count)
    case 'watch-react':
      reactInPages = { pages: 0, processor: 0 }
      return null
    case 'react-in-pages':
      return reactPerPage()
    case 'record':
      statements = []
      return null
    case 'recorded': {
      const recorded = statements
      statements = undefined
      return recorded
    }
    case 'stop':
      await running.stop()
      process.disconnect?.()
  }
}

process.on('message', async (command: Command) => {
  const answer = await obey(command)
  if (command.do !== 'stop') process.send?.({ answer })
})
// The bench may be interrupted; its shops go with it.
process.on('disconnect', () => process.exit(0))
process.send?.({ url: running.url })
