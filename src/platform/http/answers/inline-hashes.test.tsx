import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from 'react-router'
import { describe, expect, it } from 'vitest'
import { startHttpServer } from '../../../../tests/support/http-server.ts'
import { hashTrustedInline } from './inline-hashes.ts'

const hashSource = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

describe('hashTrustedInline', () => {
  it('allows what carries the nonce, and removes the nonce', () => {
    const page = hashTrustedInline('<script nonce="n1">one()</script><style nonce="n1">p{}</style>', 'n1')
    expect(page).toEqual({
      html: '<script>one()</script><style>p{}</style>',
      scriptHashes: [hashSource('one()')],
      styleHashes: [hashSource('p{}')],
    })
  })

  it.each([
    ['a script without nonce', '<script>evil()</script>'],
    ['a script with another nonce', '<script nonce="n2">evil()</script>'],
    ['a nonce as text of an attribute', `<script data-x=' nonce="n2"'>evil()</script>`],
    ['a script that swallows ours', '<script>evil()//<script nonce="n1">ours()</script>'],
    ['a file', '<script nonce="n1" src="/a.js"></script>'],
    ['a handler', '<img onerror="evil()">'],
  ])('does not allow %s', (_name, html) => {
    expect(hashTrustedInline(html, 'n1').scriptHashes).toEqual([])
  })

  it('hashes what a browser hashes: other quotes, cases, line endings, and each once', () => {
    const html = `<SCRIPT type="module" data-a='>' nonce="n1">a\r\nb\rc</SCRIPT ><script nonce="n1">a\nb\nc</script>`
    expect(hashTrustedInline(html, 'n1').scriptHashes).toEqual([hashSource('a\nb\nc')])
  })
})

const build = {
  entry: { module: { default: renderDocument } },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: { default: Root, loader: () => ({ name: 'Lavanda </script> & Camomila' }) },
    },
    home: { id: 'home', parentId: 'root', index: true, module: { default: () => <p>Olá</p> } },
  },
  assets: {
    version: '1',
    url: '/assets/manifest-1.js',
    entry: { module: '/assets/entry.js', imports: [] },
    routes: {
      root: { id: 'root', path: '', module: '/assets/root.js', hasLoader: true },
      home: { id: 'home', parentId: 'root', index: true, module: '/assets/home.js' },
    },
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} as unknown as ServerBuild

let nonce = ''

function Root() {
  const { name } = useLoaderData() as { name: string }
  return (
    <html lang="pt-BR">
      <head>
        <Meta />
        <Links />
      </head>
      <body>
        <h1>{name}</h1>
        <Outlet />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html')
  headers.set('Cache-Tag', 'product:*')
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const collected = new Writable({
      write: (chunk, _encoding, callback) => callback(void chunks.push(Buffer.from(chunk)) as never),
      final: (callback) =>
        callback(resolve(new Response(Buffer.concat(chunks), { status, headers })) as never),
    })
    const stream = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} nonce={nonce} />,
      {
        nonce,
        onAllReady: () => stream.pipe(collected),
        onError: reject,
      },
    )
  })
}

it('a cached page of React Router allows each of its inline scripts, and would allow no other', async () => {
  const handle = createRequestHandler(build, 'production')
  const server = await startHttpServer(async (request, facts) => {
    nonce = facts.nonce
    return handle(request)
  })
  server.pageCache.resume()
  const { text, headers } = await server.send('/')
  expect(text).toContain('<p>Olá</p>')
  expect(text).not.toContain('nonce')
  const policy = String(headers['content-security-policy'])
  const inline = [...text.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, content = '']) => content,
  )
  expect(inline.length).toBeGreaterThanOrEqual(4)
  expect(inline.some((script) => script.includes('__reactRouterContext'))).toBe(true)
  for (const script of inline) expect(policy).toContain(`'${hashSource(script)}'`)
  expect(policy.match(/sha256-/g)).toHaveLength(new Set(inline).size)
  expect((await server.send('/')).headers['content-security-policy']).toBe(policy)
})
