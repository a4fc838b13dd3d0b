import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { keptFile } from './kept-file.ts'

/** Made once and kept in the data folder, so that nobody is signed out by a restart and nobody has to invent one. */
export function keptSessionSecret(dataDir: string): string {
  return keptFile(join(dataDir, 'session-secret'), () => randomBytes(48).toString('base64url')).trim()
}
