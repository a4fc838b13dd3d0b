import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findPostmaster } from '#platform/database/embedded/postmaster.ts'
import { startEmbedded } from '#platform/database/embedded/start-embedded.ts'
import { FOLDER_PREFIX, removeAbandonedServers } from '../../shop/abandoned-servers.ts'
import { endWithProcess } from '../../shop/end-with-process.ts'
import type { Random } from '../random.ts'
import { askDatabase } from './ask-database.ts'

/**
 * `killed`: the whole server by SIGKILL. `crashed`: one of its processes, so that the server recovers
 * without a restart.
 */
export type DatabaseFault = 'killed' | 'crashed' | 'restarted'

export interface ChaosDatabase {
  readonly url: string
  readonly folder: string
  fail(fault: DatabaseFault, random: Random): Promise<void>
  answers(): Promise<void>
  stop(): Promise<void>
}

/** PostgreSQL with durable commits, restarted immediately after every end. */
export async function startChaosDatabase(): Promise<ChaosDatabase> {
  await removeAbandonedServers()
  const folder = await mkdtemp(join(tmpdir(), FOLDER_PREFIX))
  await chmod(folder, 0o711)
  const callOff = endWithProcess(folder)
  const quiet = { warn: () => {}, error: () => {} }
  const server = await startEmbedded({ dataDir: folder, log: quiet, transport: 'tcp' })
  const url = server.connectionString
  return {
    url,
    folder,
    async fail(fault, random) {
      const postmaster = await findPostmaster(join(folder, 'postgres', 'cluster'))
      if (!postmaster) return
      if (fault === 'restarted') return end(postmaster.pid, 'SIGINT')
      const victim = fault === 'killed' ? postmaster.pid : random.pick(await listChildren(postmaster.pid))
      end(victim, 'SIGKILL')
    },
    async answers() {
      for (;;) {
        const isAnswering = await askDatabase(url, 'select 1').then(
          () => true,
          () => false,
        )
        if (isAnswering) return
        await pause(50)
      }
    },
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
      callOff()
    },
  }
}

/** The process may have exited since it was listed. */
function end(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function listChildren(pid: number): Promise<number[]> {
  const children: number[] = []
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid) children.push(Number(name))
  }
  return children.length > 0 ? children : [pid]
}
