import { createRequire } from 'node:module'
import type pg from 'pg'
import type { ReactElement } from 'react'
import type { EntryContext } from 'react-router'
import type { Database } from '#platform/database/connect.ts'
import { sessionCookieName } from '#platform/http/request/session-cookie.server.ts'
import type { Command, Statement } from './shop-commands.ts'

/**
 * The built shop with extra commands: opens sessions, renders the last page's tree alone, records
 * statements.
 */
type PageTree = ReactElement<{ children: ReactElement<{ context: EntryContext }> }>

const ReactDom = createRequire(import.meta.url)('react-dom/server')
const { renderToString } = ReactDom
let lastTree: PageTree
/** Set only during a measurement, because reading the clock costs time too. */
let reactInPages: { pages: number; processor: number } | undefined
// Patched before the shop is imported, because its import would keep the original.
ReactDom.renderToString = (tree: PageTree) => {
  lastTree = tree
  if (!reactInPages) return renderToString(tree)
  // This thread only: other threads include V8's garbage collection.
  const before = process.threadCpuUsage()
  const page = renderToString(tree)
  reactInPages.processor += milliseconds(process.threadCpuUsage(before))
  reactInPages.pages += 1
  return page
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000
}

const { startShop } = await import('../../build/server/index.js')
const runningShop = await startShop({ environment: process.env, quiet: true })
const { shop } = runningShop
const { $client: pool } = shop.db as Database & { $client: pg.Pool }

/** Rate limits are written once a second. Replayed inside a transaction, they would block other customers. */
const isTimed = (text: string) => text.startsWith('insert into rate_limits')

let statements: Statement[] | undefined
const watched = new WeakSet<object>()
pool.on('acquire', (client) => {
  if (watched.has(client)) return
  watched.add(client)
  const ask = client.query.bind(client) as (...args: unknown[]) => Promise<{ rows: unknown[] }>
  client.query = (async (...args: unknown[]) => {
    const answer = await ask(...args)
    const [question, parameters] = args as [string | pg.QueryConfig, unknown[] | undefined]
    const text = typeof question === 'string' ? question : question.text
    if (!statements || isTimed(text)) return answer
    const values = parameters ?? (typeof question === 'string' ? [] : (question.values ?? []))
    // Normalised to arrays, because some callers request rows as objects.
    const rows = (answer.rows ?? []).map((row) => (Array.isArray(row) ? row : Object.values(row as object)))
    const isPrepared = typeof question !== 'string' && Boolean(question.name)
    statements.push({ text, values, isPrepared, rows })
    return answer
  }) as typeof client.query
})

// Plain SQL, because importing the shop's modules twice would distort its memory.
async function openSessions(count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (email, name, email_verified)
     select 'comprador-' || gen_random_uuid() || '@exemplo.com.br', 'Ana', true from generate_series(1, $1) returning id`,
    [count],
  )
  return Promise.all(rows.map(({ id }) => openSessionFor(id)))
}

async function openSessionFor(userId: string): Promise<string> {
  const { token, hash } = shop.identity.createSessionToken()
  await pool.query(
    "insert into sessions (user_id, token_hash, expires_at) values ($1, $2, now() + interval '12 hours')",
    [userId, hash],
  )
  return `${sessionCookieName(shop.config.siteUrl)}=${token}`
}

function renderBare(count: number): number {
  for (let warm = 0; warm < 20; warm += 1) renderToString(lastTree)
  const before = process.cpuUsage()
  for (let time = 0; time < count; time += 1) renderToString(lastTree)
  return milliseconds(process.cpuUsage(before)) / count
}

/** CPU milliseconds of rendering, measured within real requests. */
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
      return openSessionFor(command.userId)
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
      const recordedStatements = statements
      statements = undefined
      return recordedStatements
    }
    case 'stop':
      await runningShop.stop()
      process.disconnect?.()
  }
}

process.on('message', async (command: Command) => {
  const answer = await obey(command)
  if (command.do !== 'stop') process.send?.({ answer })
})
process.on('disconnect', () => process.exit(0))
process.send?.({ url: runningShop.url })
