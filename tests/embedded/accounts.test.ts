import { chmod, chown, lstat, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  canPlayOthers,
  makeDataDir,
  NOBODY,
  query,
  readUserId,
  removeDataDir,
  serverPid,
  startHolder,
} from './holder.ts'

describe.runIf(canPlayOthers)('started by root', () => {
  let dataDir = ''
  beforeEach(async () => {
    dataDir = await makeDataDir()
    await chmod(dirname(dataDir), 0o711)
  })
  afterEach(() => removeDataDir(dataDir))

  test('without user namespaces the server runs as another user, in a folder closed to all others', async () => {
    const holder = await startHolder(dataDir, { userNamespaces: false })
    const user = await readUserId((await serverPid(dataDir)) ?? 0)
    expect(user).not.toBe(0)
    const folder = await lstat(join(dataDir, 'postgres'))
    expect([folder.uid, folder.mode & 0o777]).toEqual([user, 0o700])
    await holder.leave()
  })

  test('a server of an ordinary user is joined, adopted, and started again as that user', async () => {
    await mkdir(dataDir)
    await chown(dataDir, NOBODY, NOBODY)
    const ordinary = await startHolder(dataDir, { uid: NOBODY })
    expect(await readUserId((await serverPid(dataDir)) ?? 0)).toBe(NOBODY)
    const root = await startHolder(dataDir)
    await ordinary.leave()
    expect(await query(root.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await root.leave()
    const secondHolder = await startHolder(dataDir)
    expect(await readUserId((await serverPid(dataDir)) ?? 0)).toBe(NOBODY)
    await secondHolder.leave()
  })

  test('an ordinary user sees a message if the folder belongs to root', async () => {
    await expect(startHolder(dataDir, { uid: NOBODY })).rejects.toThrow(/cannot be written to/)
  })
})
