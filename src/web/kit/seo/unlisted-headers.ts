/** Search engines that ignore the page's own word heed this one; nothing about it is kept on the way. */
export const unlistedHeaders = {
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
}
