import type { MetaDescriptor } from 'react-router'
import { seoCopy } from '#copy/shop/seo.ts'
import { brand } from '#web/kit/brand/brand.ts'

/** For pages that concern one person: a title, and nothing for search engines. */
export function privatePageMeta(title: string): MetaDescriptor[] {
  return [{ title: seoCopy.titled(title, brand.name) }, { name: 'robots', content: 'noindex' }]
}
