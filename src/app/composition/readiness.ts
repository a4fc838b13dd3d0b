import type { statfs } from 'node:fs/promises'
import {
  isDatabaseUnavailable,
  isStatementTooSlow,
  isWriteRefused,
} from '#platform/database/is-database-unavailable.ts'

/** Below this, the embedded PostgreSQL cannot write its next WAL segment. */
const MIN_FREE_BYTES = 32 * 1024 * 1024
/** A remote disk cannot be measured: after a refused write the node is unready for this long, then retries. */
const REST_MS = 30_000

interface ReadinessParts {
  readonly pool: { query(statement: string): Promise<{ rowCount: number | null }> }
  readonly dataDir: string
  readonly statfs: typeof statfs
  now?(): number
}

/** A database with a full disk still reads, so a successful `select` does not prove readiness. */
export function createReadiness({ pool, dataDir, statfs, now = () => performance.now() }: ReadinessParts) {
  let refusedAt = Number.NEGATIVE_INFINITY

  /** False if the size is unknown, as on some network disks. */
  async function isDiskFull(): Promise<boolean> {
    const disk = await statfs(dataDir).catch(() => null)
    return disk !== null && disk.blocks > 0 && disk.bavail * disk.bsize < MIN_FREE_BYTES
  }

  return {
    async isReady(): Promise<boolean> {
      if (now() - refusedAt < REST_MS || (await isDiskFull())) return false
      return (await pool.query('select 1')).rowCount === 1
    },
    isDatabaseUnavailable(error: unknown): boolean {
      const isRefused = isWriteRefused(error)
      if (isRefused) refusedAt = now()
      return isRefused || isDatabaseUnavailable(error) || isStatementTooSlow(error)
    },
  }
}
