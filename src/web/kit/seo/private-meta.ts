import type { MetaDescriptor } from 'react-router'
import { brand } from '#web/kit/brand/brand.ts'

/** For pages that belong to one visitor: a title, and nothing for search engines or link previews. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

/**
 * For the page behind a link of an e-mail, whose address holds a secret. Other sites learn nothing of it; with 'no-referrer' its own
 * form would come without an Origin where there is no script, and be refused.
 */
export function mailedLinkMeta(title: string): MetaDescriptor[] {
  return [...privateMeta(title), { name: 'referrer', content: 'same-origin' }]
}
