import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeDataDir, query, removeDataDir, serverPid, startHolder, until } from './holder.ts'

const dataDir = await makeDataDir()
afterAll(() => removeDataDir(dataDir))

test('after kill -9 of the shop and of its database, the next start has everything that was acknowledged', async () => {
  const holder = await startHolder(dataDir)
  await query(holder.url, 'CREATE TABLE marks (mark int)')
  await query(holder.url, 'INSERT INTO marks SELECT generate_series(1, 500)')
  const pid = await serverPid(dataDir)
  await holder.kill()
  process.kill(pid ?? 0, 'SIGKILL')
  const next = await startHolder(dataDir)
  expect(await query(next.url, 'SELECT count(*)::int AS marks FROM marks')).toEqual([{ marks: 500 }])
  expect(await serverPid(dataDir)).not.toBe(pid)
  await next.leave()
})

test('a database that is killed under a running shop is started again at the same address', async () => {
  const holder = await startHolder(dataDir)
  const other = await startHolder(dataDir)
  await query(holder.url, 'INSERT INTO marks VALUES (501)')
  process.kill((await serverPid(dataDir)) ?? 0, 'SIGKILL')
  const lastMark = () => query<{ mark: number }>(holder.url, 'SELECT max(mark) AS mark FROM marks')
  await until(() =>
    lastMark().then(
      ([row]) => row?.mark === 501,
      () => false,
    ),
  )
  await holder.leave()
  await other.leave()
  expect(await serverPid(dataDir)).toBeNull()
})

test('lock files that name somebody else since a crash do not keep the server from starting', async () => {
  const holder = await startHolder(dataDir)
  const paths = ['cluster/postmaster.pid', '.s.PGSQL.5432.lock'].map((name) =>
    join(dataDir, 'postgres', name),
  )
  const left = await Promise.all(paths.map((path) => readFile(path, 'utf8')))
  await holder.leave()
  for (const [index, path] of paths.entries()) {
    await writeFile(path, (left[index] ?? '').replace(/^\d+/, String(process.pid)))
  }
  const next = await startHolder(dataDir)
  expect(await query(next.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await next.leave()
})
