/** Uploads carry the moment of their arrival in their name; the images that the demo shop came with do not. */
export function isDemoImage(url: string): boolean {
  return url.startsWith('/media/product-images/') && !/-\d{13}(-\d+)?\.webp$/.test(url)
}
