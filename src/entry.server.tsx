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

/** React Router gives deferred data up a little earlier, so that the page can still say so. */
export const streamTimeout = RENDER_TIMEOUT_MS - 500

/**
 * A page leaves as one piece, complete: the page cache keeps it whole, a failing page still has its honest status,
 * and without JavaScript nothing is missing.
 */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce: given, reportFailure } = requestOf(loadContext)
  const fastPath = loadContext.get(fastPathContext)
  // While developing there is no policy to satisfy, and a nonce that the browser cannot repeat would only warn.
  const nonce = import.meta.env.DEV ? undefined : given
  const treeOf = (context: EntryContext) => (
    <NonceContext value={nonce}>
      <LateScriptsContext value={fastPath}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </LateScriptsContext>
    </NonceContext>
  )
  const streamed = (context: EntryContext) =>
    renderStreamed(treeOf(context), { nonce, onError: reportFailure })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const nextContext = fastPath ? await withBufferedData(routerContext) : null
  const page =
    (nextContext && renderSync(treeOf(nextContext()))) ?? (await streamed(nextContext?.() ?? routerContext))
  return new Response(new Uint8Array(page), { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A visitor who left is no fault, and a thrown answer (404, guard) is a decision, not a surprise.
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  requestOf(context).reportFailure(error)
}
