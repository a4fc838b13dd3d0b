import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readOrCreateFile } from './read-or-create-file.ts'

/** Made once and kept in the data folder, so that nobody is signed out by a restart and nobody has to invent one. */
export function readOrCreateSessionSecret(dataDir: string): string {
  return readOrCreateFile(join(dataDir, 'session-secret'), () => randomBytes(48).toString('base64url')).trim()
}
