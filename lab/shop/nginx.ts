import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tests/support/free-port.ts'
import { untilAnswers } from './until-answers.ts'

export interface Nginx {
  port: number
  pid: number
  stop(): Promise<void>
}

export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).error === undefined
}

export async function startNginx({
  http,
  probe,
  port: wantedPort,
}: {
  http(place: { folder: string; port: number }): string
  port?: number
  probe: string
}): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-nginx-'))
  const port = wantedPort ?? (await freePort())
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, http({ folder, port })))
  const child = spawn(
    'nginx',
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const exit = once(child, 'exit')
  // Stops nginx even if the test process exits early.
  const end = () => void child.kill()
  process.once('exit', end)
  await untilAnswers(`http://127.0.0.1:${port}${probe}`)
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      process.off('exit', end)
      child.kill()
      await exit
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function configuration(folder: string, http: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off; master_process off; pid ${folder}/pid; events { worker_connections 2048; }
http {
  access_log /dev/null;
  ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
${http}
}
`
}
