import { lookup } from 'mrmime'

/** With `nosniff`, unknown types are downloaded. */
export function findContentType(fileName: string): string {
  const type = lookup(fileName) ?? 'application/octet-stream'
  return isText(type) ? `${type}; charset=utf-8` : type
}

function isText(type: string): boolean {
  return type.startsWith('text/') || /^application\/(json|manifest\+json|xml|rss\+xml)$/.test(type)
}
