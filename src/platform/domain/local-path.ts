/**
 * Where to go after signing in: only a path of this shop. '//host' and '/\host' look local and lead elsewhere; control
 * characters are dropped by browsers and would hide such a path.
 */
export function localPathOr(fallback: string, wanted: string | null | undefined): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || /[\p{Cc}\\]/u.test(wanted)) return fallback
  const url = new URL(wanted, 'http://shop.invalid')
  // '/..//host' is shortened to '//host' by the parser itself.
  return url.host === 'shop.invalid' && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : fallback
}
