import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { expect, it } from 'vitest'
import { renderStreamed } from '#app/rendering/render-streamed.server.ts'
import { withBufferedData } from './buffered-data.server.ts'
import { renderSync } from './render-sync.server.ts'

const Root = () => (
  <html lang="pt-BR">
    <body>
      <p>vela</p>
      <Scripts />
    </body>
  </html>
)

const route = {
  id: 'root',
  path: '',
  module: '/root.js',
  hasLoader: true,
  hasAction: false,
  hasClientLoader: false,
  hasClientAction: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
}

async function contextOfPage(): Promise<EntryContext> {
  let context: EntryContext | undefined
  const build = {
    entry: {
      module: {
        default: (_request: Request, _status: number, _headers: Headers, entryContext: EntryContext) => {
          context = entryContext
          return new Response('')
        },
      },
    },
    routes: {
      root: {
        id: 'root',
        path: '',
        module: { default: Root, loader: () => ({ name: 'Sândalo & Âmbar' }) },
      },
    },
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: { root: route },
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    basename: '/',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild
  await createRequestHandler(build)(new Request('http://localhost/'), new RouterContextProvider())
  if (!context) throw new Error('React Router rendered no document')
  return context
}

const buildTree = (context: EntryContext) => <ServerRouter context={context} url="http://localhost/" />

const onError = (error: unknown) => {
  throw error
}

function dataIn(page: Buffer | null | undefined): string[] {
  const texts = [...(page?.toString() ?? '').matchAll(/streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/g)]
  return texts.map(([, text = '']) => JSON.parse(text))
}

it('lets a page with data be rendered in one call', async () => {
  const nextContext = await withBufferedData(await contextOfPage())
  const page = nextContext && renderSync(buildTree(nextContext()))
  expect(dataIn(page)).toEqual([expect.stringContaining('Sândalo & Âmbar')])
})

it('gives the data once to a React Router that does not look at the prepared place', async () => {
  const nextContext = await withBufferedData(await contextOfPage())
  if (!nextContext) throw new Error('the page has no data')
  const next = () => {
    const context = nextContext()
    return { ...context, renderMeta: { ...context.renderMeta, streamCache: undefined } }
  }
  expect(renderSync(buildTree(next())), 'it has to be waited for').toBeNull()
  const page = await renderStreamed(buildTree(next()), { nonce: undefined, onError })
  expect(dataIn(page)).toEqual([expect.stringContaining('Sândalo & Âmbar')])
})
