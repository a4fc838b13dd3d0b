import type { MetaDescriptor } from 'react-router'
import { type Matches, pageTitle } from './page-title.ts'

/** For pages that belong to one visitor: a title, and nothing for search engines or link previews. */
export function privateMeta(matches: Matches, title: string): MetaDescriptor[] {
  return [{ title: pageTitle(matches, title) }, { name: 'robots', content: 'noindex' }]
}

/** The address holds a secret: other sites learn nothing of it, while its own form still sends an Origin without a script. */
export function mailedLinkMeta(matches: Matches, title: string): MetaDescriptor[] {
  return [...privateMeta(matches, title), { name: 'referrer', content: 'same-origin' }]
}

/** `meta` of such a page, where its title is known beforehand. */
export const privatePage =
  (title: string) =>
  ({ matches }: { matches: Matches }) =>
    privateMeta(matches, title)
