import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { freePort } from '../tests/support/free-port.ts'
import { highLimits } from '../tests/support/high-limits.ts'
import { copySeededShop, type SeededShop, type ShopCopy } from '../tests/support/seeded-shop.ts'
import { WIDE_SHIFTS } from '../tests/support/wide-shifts.ts'
import type { Command } from './shop-commands.ts'

export interface BenchedShop {
  port: number
  pid: number
  databaseUrl: string
  dataDir: string
  /** Milliseconds from the start of the process to its first page. */
  coldStart: number
  ask<Answer>(command: Command): Promise<Answer>
  /** Ends the process and leaves its data. */
  close(): Promise<void>
  stop(): Promise<void>
}

/** As `npm start` gives them: see decision 63. */
const startFlags = ['--max-semi-space-size=32', '--heap-growing-percent=100']

/** The built shop on a copy of the demo, as it would run for customers, in a process of its own. */
export async function startBenchedShop(
  seeded: SeededShop,
  { execArgv = [] }: { execArgv?: readonly string[] } = {},
): Promise<BenchedShop> {
  const copy = await copySeededShop(seeded)
  await query(copy.database.url, WIDE_SHIFTS)
  const port = await freePort()
  const startedAt = performance.now()
  const child = fork(fileURLToPath(new URL('./shop-process.ts', import.meta.url)), {
    execArgv: [...startFlags, ...execArgv],
    serialization: 'advanced',
    stdio: ['ignore', openSync(join(copy.dataDir, 'shop.log'), 'w'), 'inherit', 'ipc'],
    env: environmentOf(copy, port),
  })
  const close = async () => {
    const ended = once(child, 'exit')
    child.send({ do: 'stop' } satisfies Command)
    await ended
  }
  await nextMessage(child)
  await (await fetch(`http://localhost:${port}/`)).text()
  return {
    port,
    pid: child.pid ?? 0,
    databaseUrl: copy.database.url,
    dataDir: copy.dataDir,
    coldStart: performance.now() - startedAt,
    async ask<Answer>(command: Command) {
      child.send(command)
      const { answer } = await nextMessage<{ answer: Answer }>(child)
      return answer
    },
    close,
    async stop() {
      await close()
      await copy.remove()
    },
  }
}

function environmentOf({ database, dataDir }: ShopCopy, port: number): Record<string, string | undefined> {
  return {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    MALLOC_ARENA_MAX: '2',
    PORT: String(port),
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    CEP_SERVICES: ' ',
    JOBS: 'apart',
    // A thousand listeners are a thousand visitors, told apart by what a proxy would say of them.
    TRUST_PROXY: '1',
    RATE_LIMITS: highLimits,
  }
}

/** A shop that others can be copied from: the demo after some more work on it. */
export async function prepareShop(
  seeded: SeededShop,
  work: (shop: BenchedShop) => Promise<void>,
): Promise<SeededShop & { remove(): Promise<void> }> {
  const shop = await startBenchedShop(seeded)
  await work(shop)
  await shop.close()
  const database = new URL(shop.databaseUrl).pathname.slice(1)
  return { ...seeded, database, dataDir: shop.dataDir, remove: () => removePrepared(seeded, shop) }
}

async function removePrepared({ server }: SeededShop, { databaseUrl, dataDir }: BenchedShop): Promise<void> {
  await query(server.url, `drop database ${new URL(databaseUrl).pathname.slice(1)}`)
  rmSync(dataDir, { recursive: true, force: true })
}

/** One statement on a connection of its own. */
export async function query<Row extends object>(connectionString: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** A transaction that writes nothing and yet counts as one: what was read before it may no longer be true. */
const change = 'select pg_current_xact_id()'

export function changeSomething({ databaseUrl }: BenchedShop): Promise<unknown> {
  return query(databaseUrl, change)
}

async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const ended = new AbortController()
  try {
    return await Promise.race([
      once(child, 'message', ended).then(([message]) => message as Message),
      once(child, 'exit', ended).then(() => Promise.reject(new Error('the shop ended'))),
    ])
  } finally {
    ended.abort()
  }
}
