import { functionCopy } from '#platform/copy/functions.ts'

/** The loader of an address that only does things: nothing is to be read there. */
export function onlyPost(): Response {
  const headers = { Allow: 'POST', 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(functionCopy.onlyPost, { status: 405, headers })
}
