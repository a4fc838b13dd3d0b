import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { requestOf } from './context.server.ts'
import { NonceContext } from './nonce.tsx'

const RENDER_TIMEOUT_MS = 5_000
/** React Router gives deferred data up a little earlier, so that the page can still say so. */
export const streamTimeout = RENDER_TIMEOUT_MS - 500

/**
 * A page leaves as one buffer, complete: the page cache keeps it whole, a failing page still has its honest status,
 * and without JavaScript nothing is missing.
 */
export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce: given, reportFailure } = requestOf(loadContext)
  // While developing there is no policy to satisfy, and a nonce that the browser cannot repeat would only warn.
  const nonce = import.meta.env.DEV ? undefined : given
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    const collected = new PageCollector((page) => {
      clearTimeout(timer)
      resolve(new Response(page, { status, headers }))
    })
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // React would send late parts of a long page hidden, for a script to put in place: without one they stay hidden.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(collected),
        onShellError: reject,
        onError: reportFailure,
      },
    )
    const timer = setTimeout(() => abort(new Error('rendering took too long')), RENDER_TIMEOUT_MS)
  })
}

/** Takes what React writes, piece by piece, without the turns of the event loop that a stream takes for each. */
class PageCollector extends Writable {
  readonly #pieces: Uint8Array[] = []
  readonly #onComplete: (page: Uint8Array<ArrayBuffer>) => void

  constructor(onComplete: (page: Uint8Array<ArrayBuffer>) => void) {
    super()
    this.#onComplete = onComplete
  }

  override write(piece: Uint8Array | string): boolean {
    this.#pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
    return true
  }

  override end(): this {
    this.#onComplete(Buffer.concat(this.#pieces))
    return this
  }
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A visitor who left is no fault, and a thrown answer (404, guard) is a decision, not a surprise.
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  requestOf(context).reportFailure(error)
}
