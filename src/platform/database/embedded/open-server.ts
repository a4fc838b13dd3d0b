import { type Log, startEmbedded } from './start-embedded.ts'

export interface OpenOptions {
  readonly url: string | undefined
  readonly dataDir: string
  readonly log: Log
}

export interface DatabaseServer {
  readonly connectionString: string
  readonly isEmbedded: boolean
  stop(): Promise<void>
}

export async function openDatabaseServer({ url, dataDir, log }: OpenOptions): Promise<DatabaseServer> {
  if (url) return { connectionString: url, isEmbedded: false, stop: async () => {} }
  return { ...(await startEmbedded({ dataDir, log })), isEmbedded: true }
}
