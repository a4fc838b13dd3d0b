import { localPathOr } from '#platform/domain/local-path.ts'

/** Forms without JavaScript expect a page; fetchers expect data. */
export function isDocumentRequest(request: Request): boolean {
  return (
    request.headers.get('Sec-Fetch-Dest') === 'document' ||
    (request.headers.get('Accept') ?? '').includes('text/html')
  )
}

export function cameFrom(request: Request, siteUrl: string, fallback: string): string {
  const referrer = request.headers.get('Referer')
  if (!referrer || !URL.canParse(referrer)) return fallback
  const { origin, pathname, search } = new URL(referrer)
  const isOurs = origin === siteUrl || origin === new URL(request.url).origin
  return isOurs ? localPathOr(fallback, pathname + search) : fallback
}
