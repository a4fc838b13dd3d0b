import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { makeDataDir, query, removeDataDir, serverPid, spawnHolder, startHolder, until } from './holder.ts'

describe('one data folder, several processes', () => {
  let dataDir = ''
  beforeAll(async () => {
    dataDir = await makeDataDir()
  })
  afterAll(() => removeDataDir(dataDir))

  test('two that start together on an empty folder make one cluster and one server', async () => {
    const [first, second] = await Promise.all([startHolder(dataDir), startHolder(dataDir)])
    await query(first.url, 'CREATE TABLE marks (mark int)')
    expect(await query(second.url, 'SELECT * FROM marks')).toEqual([])
    await Promise.all([first.leave(), second.leave()])
    expect(await serverPid(dataDir)).toBeNull()
  })

  test('the last one out stops the server, not the one that started it', async () => {
    const first = await startHolder(dataDir)
    const second = await startHolder(dataDir)
    expect(second.url).toBe(first.url)
    await first.leave()
    expect(await query(second.url, 'SELECT * FROM marks')).toEqual([])
    await second.leave()
    expect(await serverPid(dataDir)).toBeNull()
  })

  test('a server whose starter was killed is adopted, and stopped by its adopter', async () => {
    const starter = await startHolder(dataDir)
    const pid = await serverPid(dataDir)
    await starter.kill()
    const adopter = await startHolder(dataDir)
    expect(await serverPid(dataDir)).toBe(pid)
    await adopter.leave()
    expect(await serverPid(dataDir)).toBeNull()
  })

  test('a killed process does not keep the server alive forever', async () => {
    const survivor = await startHolder(dataDir)
    const victim = await startHolder(dataDir)
    await victim.kill()
    await survivor.leave()
    expect(await serverPid(dataDir)).toBeNull()
  })
})

test('a cluster that was half made when its maker was killed does not count', async () => {
  const dataDir = await makeDataDir()
  onTestFinished(() => removeDataDir(dataDir))
  const folder = join(dataDir, 'postgres')
  const { child } = spawnHolder(dataDir)
  const unfinished = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('cluster.new-'))
  await until(async () => {
    const [name] = await unfinished()
    return name !== undefined && (await readdir(join(folder, name))).includes('base')
  })
  child.kill('SIGKILL')
  const holder = await startHolder(dataDir)
  expect(await query(holder.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(await unfinished()).toEqual([])
  await holder.leave()
})

test('files of another version of PostgreSQL are refused with a way out', async () => {
  const dataDir = await makeDataDir()
  onTestFinished(() => removeDataDir(dataDir))
  const cluster = join(dataDir, 'postgres', 'cluster')
  await mkdir(cluster, { recursive: true })
  await writeFile(join(cluster, 'PG_VERSION'), '14\n')
  await expect(startHolder(dataDir)).rejects.toThrow(/made by PostgreSQL 14.*Make a backup/)
})
