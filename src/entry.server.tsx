import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { RENDER_TIMEOUT_MS, renderStreamed } from '#app/rendering/render-streamed.server.ts'
import { withBufferedData } from '#platform/fast-path/buffered-data.server.ts'
import { LateScriptsContext } from '#platform/fast-path/late-scripts/late-scripts.tsx'
import { renderSync } from '#platform/fast-path/render-sync.server.ts'
import { fastPathContext, requestOf } from '#platform/http/request/context.server.ts'
import { NonceContext } from '#ui/seo/json-ld.tsx'

/** Earlier than the render timeout, so that the page can still show an error. */
export const streamTimeout = RENDER_TIMEOUT_MS - 500

/**
 * Not streamed: the page cache needs the whole page, errors keep their status, and it works without
 * JavaScript.
 */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce: requestNonce, reportFailure } = requestOf(loadContext)
  const fastPath = loadContext.get(fastPathContext)
  // Development has no CSP, and the browser hides nonces, which would cause hydration warnings.
  const nonce = import.meta.env.DEV ? undefined : requestNonce
  const renderTree = (context: EntryContext) => (
    <NonceContext value={nonce}>
      <LateScriptsContext value={fastPath}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </LateScriptsContext>
    </NonceContext>
  )
  const streamed = (context: EntryContext) =>
    renderStreamed(renderTree(context), { nonce, onError: reportFailure })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const nextContext = fastPath ? await withBufferedData(routerContext) : null
  const page =
    (nextContext && renderSync(renderTree(nextContext()))) ??
    (await streamed(nextContext?.() ?? routerContext))
  return new Response(new Uint8Array(page), { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Aborted requests and thrown responses (404, guards) are not errors.
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  requestOf(context).reportFailure(error)
}
