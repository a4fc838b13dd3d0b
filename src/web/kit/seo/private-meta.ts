import type { MetaDescriptor } from 'react-router'
import { brand } from '#web/kit/brand/brand.ts'

/** For pages that belong to one visitor: a title, and nothing for search engines or link previews. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

/** The address holds a secret: other sites learn nothing of it, while its own form still sends an Origin without a script. */
export function mailedLinkMeta(title: string): MetaDescriptor[] {
  return [...privateMeta(title), { name: 'referrer', content: 'same-origin' }]
}
