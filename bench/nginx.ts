import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Nginx, startNginx } from '../tests/support/nginx.ts'

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

/**
 * nginx with one worker that serves the very bytes and headers of these pages at /name. It writes its access log to a file, as
 * Debian's package has it and as the shop does here.
 */
export function servePages(pages: readonly StaticPage[]): Promise<Nginx> {
  return startNginx({
    probe: `/${pages[0]?.name}`,
    http({ folder, port }) {
      for (const { name, body } of pages) writeFileSync(join(folder, name), body)
      return `  access_log ${folder}/access.log; keepalive_requests 1000000; sendfile on; tcp_nopush on; open_file_cache max=100;
  default_type "text/html; charset=utf-8";
  server {
    listen 127.0.0.1:${port}; root ${folder};
    ${pages.map((page) => `location = /${page.name} { ${headerLines(page.headers)} }`).join('\n    ')}
  }`
    },
  })
}

function headerLines(headers: Headers): string {
  return [...headers]
    .filter(([name]) => !ownHeaders.includes(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
    .join(' ')
}
