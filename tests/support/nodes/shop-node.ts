import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectRoot } from '#platform/config/project-root.ts'
import { untilAnswers } from '../until-answers.ts'

export interface NodeSettings {
  port: number
  databaseUrl: string
  dataDir: string
  /** The folder of the version to run: this checkout, or another. */
  root?: string
  environment?: Record<string, string>
}

/** One process of the shop, started as its owner starts it. */
export interface ShopNode {
  readonly port: number
  readonly pid: number
  readonly url: string
  isRunning(): boolean
  /** SIGTERM, as a service manager sends it. Answers with the exit code. */
  stop(): Promise<number | null>
  /** SIGKILL: nothing of the process survives, nothing is said. */
  kill(): Promise<void>
}

export async function startNode(settings: NodeSettings): Promise<ShopNode> {
  const { port, root = projectRoot } = settings
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.ts')], {
    // Its own folder has no .env of the developer's.
    cwd: settings.dataDir,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environmentOf(settings),
  })
  const exited = once(child, 'exit') as Promise<[number | null]>
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  void exited.then(() => process.off('exit', end))
  const url = `http://localhost:${port}`
  await Promise.race([untilAnswers(`${url}/readyz`), refuseEnd(exited)])
  return {
    port,
    url,
    pid: child.pid ?? 0,
    isRunning: () => isRunning(child),
    async stop() {
      child.kill('SIGTERM')
      return (await exited)[0]
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

async function refuseEnd(exited: Promise<[number | null]>): Promise<never> {
  const [code] = await exited
  throw new Error(`a node of the shop ended with ${code} before it was ready`)
}

function environmentOf({ port, databaseUrl, dataDir, environment }: NodeSettings): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    LOG_LEVEL: 'silent',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    CEP_SERVICES: ' ',
    TRUST_PROXY: '1',
    ...environment,
  }
}
