import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { freePort } from '../../tests/support/free-port.ts'
import { copySeededShop, type SeededShop } from '../../tests/support/seeded-shop.ts'
import { highLimits, shopEnvironment, WIDE_SHIFTS } from '../shop/environment.ts'
import type { Command } from './shop-commands.ts'

export interface BenchedShop {
  port: number
  pid: number
  databaseUrl: string
  dataDir: string
  coldStart: number
  ask<Answer>(command: Command): Promise<Answer>
  close(): Promise<void>
  stop(): Promise<void>
}

/** The flags of `npm start`: see decision 63. */
const startFlags = ['--max-semi-space-size=32', '--heap-growing-percent=100']

export async function startBenchedShop(
  seededShop: SeededShop,
  { execArgv = [] }: { execArgv?: readonly string[] } = {},
): Promise<BenchedShop> {
  const copy = await copySeededShop(seededShop)
  await query(copy.database.url, WIDE_SHIFTS)
  const port = await freePort()
  const startedAt = performance.now()
  const child = fork(fileURLToPath(new URL('./shop-process.ts', import.meta.url)), {
    execArgv: [...startFlags, ...execArgv],
    serialization: 'advanced',
    stdio: ['ignore', openSync(join(copy.dataDir, 'shop.log'), 'w'), 'inherit', 'ipc'],
    env: {
      ...shopEnvironment({ port, databaseUrl: copy.database.url, dataDir: copy.dataDir }),
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      JOBS: 'apart',
      RATE_LIMITS: highLimits,
    },
  })
  const close = async () => {
    const exit = once(child, 'exit')
    child.send({ do: 'stop' } satisfies Command)
    await exit
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

export async function prepareShop(
  seededShop: SeededShop,
  work: (shop: BenchedShop) => Promise<void>,
): Promise<SeededShop & { remove(): Promise<void> }> {
  const shop = await startBenchedShop(seededShop)
  await work(shop)
  await shop.close()
  const database = new URL(shop.databaseUrl).pathname.slice(1)
  return { ...seededShop, database, dataDir: shop.dataDir, remove: () => removePrepared(seededShop, shop) }
}

async function removePrepared({ server }: SeededShop, { databaseUrl, dataDir }: BenchedShop): Promise<void> {
  await query(server.url, `drop database ${new URL(databaseUrl).pathname.slice(1)}`)
  rmSync(dataDir, { recursive: true, force: true })
}

export async function query<Row extends object>(connectionString: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Counts as a transaction without writing, so that cached reads become outdated. */
const change = 'select pg_current_xact_id()'

export function changeSomething({ databaseUrl }: BenchedShop): Promise<unknown> {
  return query(databaseUrl, change)
}

async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const abort = new AbortController()
  try {
    return await Promise.race([
      once(child, 'message', abort).then(([message]) => message as Message),
      once(child, 'exit', abort).then(() => Promise.reject(new Error('the shop ended'))),
    ])
  } finally {
    abort.abort()
  }
}
