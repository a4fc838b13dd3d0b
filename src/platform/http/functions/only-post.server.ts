import { functionCopy } from '#platform/copy/functions.ts'

export function onlyPost(): Response {
  const headers = { Allow: 'POST', 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(functionCopy.onlyPost, { status: 405, headers })
}
