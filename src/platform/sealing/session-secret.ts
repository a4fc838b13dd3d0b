import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readOrCreateFile } from './read-or-create-file.ts'

/** Stored in the data folder, so that restarts keep sessions without any configuration. */
export function readOrCreateSessionSecret(dataDir: string): string {
  return readOrCreateFile(join(dataDir, 'session-secret'), () => randomBytes(48).toString('base64url')).trim()
}
