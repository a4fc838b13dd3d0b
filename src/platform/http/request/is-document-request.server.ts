import { localPathOr } from '#platform/domain/local-path.ts'

/** A form that was sent without JavaScript wants a page back; a fetcher wants data. */
export function isDocumentRequest(request: Request): boolean {
  return (
    request.headers.get('Sec-Fetch-Dest') === 'document' ||
    (request.headers.get('Accept') ?? '').includes('text/html')
  )
}

/** The page that a form without JavaScript was on: only one of ours. */
export function cameFrom(request: Request, siteUrl: string, fallback: string): string {
  const referrer = request.headers.get('Referer')
  if (!referrer || !URL.canParse(referrer)) return fallback
  const { origin, pathname, search } = new URL(referrer)
  const isOurs = origin === siteUrl || origin === new URL(request.url).origin
  return isOurs ? localPathOr(fallback, pathname + search) : fallback
}
