import { pathTo } from '#addresses.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { context, language } from '#ui/seo/structured-data.ts'

interface PostFacts {
  slug: string
  title: string
  excerpt: string
  author: string
  createdAt: Date
  image: ImageInfo | null
}

export function postData(siteUrl: string, shopName: string, post: PostFacts) {
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    author: { '@type': 'Person', name: post.author },
    datePublished: post.createdAt.toISOString(),
    mainEntityOfPage: `${siteUrl}${pathTo('blogPost', { slug: post.slug })}`,
    ...(post.image ? { image: `${siteUrl}${post.image.url}` } : {}),
    publisher: { '@id': `${siteUrl}/#loja`, '@type': 'Organization', name: shopName },
    inLanguage: language,
  }
}
