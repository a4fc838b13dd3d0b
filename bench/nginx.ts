import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './benched-shop.ts'
import { untilAnswers } from './until-answers.ts'

export interface StaticPage {
  name: string
  headers: Headers
  body: Uint8Array
}

/** What a server says by itself. */
const ownHeaders = [
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'content-type',
  'etag',
  'transfer-encoding',
]

export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).error === undefined
}

/** nginx with one worker that serves the very bytes and headers of these pages at /name. */
export async function startNginx(pages: readonly StaticPage[]) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  const port = await freePort()
  for (const { name, body } of pages) writeFileSync(join(folder, name), body)
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, pages))
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', '/dev/null'], {
    stdio: 'ignore',
  })
  await untilAnswers(`http://127.0.0.1:${port}/${pages[0]?.name}`)
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function configuration(folder: string, port: number, pages: readonly StaticPage[]): string {
  return `daemon off; master_process off; pid ${folder}/pid; events { worker_connections 256; }
http {
  access_log /dev/null; keepalive_requests 1000000; sendfile on; tcp_nopush on; open_file_cache max=100;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  default_type "text/html; charset=utf-8";
  server {
    listen 127.0.0.1:${port}; root ${folder};
    ${pages.map((page) => `location = /${page.name} { ${headerLines(page.headers)} }`).join('\n    ')}
  }
}
`
}

function headerLines(headers: Headers): string {
  return [...headers]
    .filter(([name]) => !ownHeaders.includes(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
    .join(' ')
}
