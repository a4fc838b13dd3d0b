import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectRoot } from '#platform/config/project-root.ts'
import { shopEnvironment } from '../shop/environment.ts'
import { untilAnswers } from '../shop/until-answers.ts'

export interface NodeSettings {
  port: number
  databaseUrl: string
  dataDir: string
  root?: string
  environment?: Record<string, string>
}

export interface ShopNode {
  readonly port: number
  readonly pid: number
  readonly url: string
  isRunning(): boolean
  stop(): Promise<number | null>
  kill(): Promise<void>
}

export async function startNode(settings: NodeSettings): Promise<ShopNode> {
  const { port, root = projectRoot } = settings
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.ts')], {
    // A separate folder, so that the developer's .env is not read.
    cwd: settings.dataDir,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...shopEnvironment(settings), LOG_LEVEL: 'silent', ...settings.environment },
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
