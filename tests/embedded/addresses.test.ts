import { lstat, mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connectionString } from '#platform/database/embedded/endpoint.ts'
import { prepareSocketFolder } from '#platform/database/embedded/ensure-running.ts'
import { startEmbedded } from '#platform/database/embedded/start-embedded.ts'
import { makeDataDir, query, removeDataDir, startHolder } from './holder.ts'

const ownAccount = { prefix: [] }
const log = { warn: () => {}, error: () => {} }

test('in a folder too deep for a socket, all processes agree on a short private one', async () => {
  const dataDir = await makeDataDir('d'.repeat(100))
  onTestFinished(() => removeDataDir(dataDir))
  const first = await startHolder(dataDir)
  const second = await startHolder(dataDir)
  const folder = new URL(first.url).searchParams.get('host') ?? ''
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  expect(second.url).toBe(first.url)
  expect((await lstat(folder)).mode & 0o777).toBe(0o700)
  expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await first.leave()
  await second.leave()
})

test('a short folder that others can write to, or that is a link, is not trusted', async () => {
  const deep = `/${'d'.repeat(100)}/${Math.random()}`
  const short = await prepareSocketFolder(deep, ownAccount)
  onTestFinished(() => rm(short, { recursive: true, force: true }))
  await rm(short, { recursive: true })
  await mkdir(short, { mode: 0o755 })
  await expect(prepareSocketFolder(deep, ownAccount)).rejects.toThrow('belongs to somebody else')
  await rm(short, { recursive: true })
  await symlink(tmpdir(), short)
  await expect(prepareSocketFolder(deep, ownAccount)).rejects.toThrow('belongs to somebody else')
})

test('over TCP the server wants the password, which no argument of a process shows', async () => {
  const dataDir = await makeDataDir()
  onTestFinished(() => removeDataDir(dataDir))
  const server = await startEmbedded({ dataDir, log, transport: 'tcp', durable: false })
  const url = new URL(server.connectionString)
  expect(url.hostname).toBe('127.0.0.1')
  expect(await query(url.href, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  const password = url.password
  url.password = 'wrong'
  await expect(query(url.href, 'SELECT 1')).rejects.toThrow('password authentication failed')
  const file = join(dataDir, 'postgres', 'password')
  expect(await readFile(file, 'utf8')).toBe(password)
  expect((await lstat(file)).mode & 0o777).toBe(0o600)
  await server.stop()
})

test('a connection string survives folders and passwords with odd characters', () => {
  const socket = new URL(connectionString({ host: '/a b/ç&?', port: 5432, user: 'shop' }))
  expect(socket.searchParams.get('host')).toBe('/a b/ç&?')
  const tcp = new URL(connectionString({ host: '127.0.0.1', port: 6000, user: 'shop', password: 'a/b@c' }))
  expect(decodeURIComponent(tcp.password)).toBe('a/b@c')
})
