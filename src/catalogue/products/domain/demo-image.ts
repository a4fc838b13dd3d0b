/** Names of uploaded images contain a timestamp; names of the demo's images do not. */
export function isDemoImage(url: string): boolean {
  return url.startsWith('/media/product-images/') && !/-\d{13}(-\d+)?\.webp$/.test(url)
}
