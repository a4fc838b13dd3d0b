import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Nginx, startNginx } from '../shop/nginx.ts'

export interface StaticPage {
  name: string
  headers: Headers
  body: Uint8Array
}

/** Headers that the server adds itself. */
const ownHeaders = [
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'content-type',
  'etag',
  'transfer-encoding',
]

/** Identical bytes and headers. The access log goes to a file, as in Debian's package and in this shop. */
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
