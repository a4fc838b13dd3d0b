/**
 * Allows only paths of this shop as a redirect. Browsers treat '//host' and '/\host' as external and drop
 * control characters.
 */
export function localPathOr(fallback: string, path: string | null | undefined): string {
  if (!path || !/^\/(?![/\\])/.test(path) || /[\p{Cc}\\]/u.test(path)) return fallback
  const url = new URL(path, 'http://shop.invalid')
  // The URL parser itself turns '/..//host' into '//host'.
  return url.host === 'shop.invalid' && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : fallback
}
