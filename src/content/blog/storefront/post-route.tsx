import { data, Navigate, redirect } from 'react-router'
import { pathTo } from '#addresses.ts'
import { catalogueCopy } from '#catalogue/products/copy/catalogue.ts'
import { findNewSlug } from '#catalogue/products/use-cases/find-new-slug.ts'
import { blogCopy } from '#content/blog/copy.ts'
import { findCandles } from '#content/blog/use-cases/find-candles.ts'
import { findPost } from '#content/blog/use-cases/read-blog.ts'
import { cacheable, loaderHeaders } from '#platform/http/page-cache/cacheable.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Shop } from '#platform/shop.ts'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { Avatar } from '#ui/elements/avatar.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { Image } from '#ui/elements/image.tsx'
import { Trail } from '#ui/elements/page-head.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { JsonLd } from '#ui/seo/json-ld.tsx'
import { pageMeta, privateMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/post-route'
import { PostBody } from './post-body.tsx'
import { PostCard } from './post-card.tsx'
import { postData } from './post-data.ts'
import { PostMeta } from './post-meta.tsx'

export { readingLinks as links } from '#ui/styles/shop-sheets.ts'

/** A missing post is a 404. If loading fails, the visitor returns to the list. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  try {
    const page = await findPost(shop, params)
    if (!page) return await whereItWent(shop, params.slug)
    const { post, images, related } = page
    const { content, ...facts } = post
    const candles = await findCandles({ ...shop, db: shop.publicReads }, content)
    // Dynamic import, because only posts need the Markdown library.
    const { readPostText } = await import('#content/blog/use-cases/read-post-text.ts')
    const text = { blocks: readPostText(content), images, candles: candles.shown }
    // An unknown candle may be created later with any id, so every product change must invalidate the
    // page.
    const shownProducts = candles.unknown.length > 0 ? ['*'] : candles.productIds
    return cacheable({ post: facts, text, related }, [
      'post:*',
      ...shownProducts.map((id) => `product:${id}` as const),
    ])
  } catch (error) {
    shop.log.error({ err: error, slug: params.slug }, 'a post could not be read')
    throw redirect(pathTo('blog'))
  }
}

/** Redirects previous slugs; any other slug is a 404. */
async function whereItWent(shop: Shop, slug: string) {
  const now = await findNewSlug(shop, { kind: 'post', slug })
  return now === null ? data(null, { status: 404 }) : redirect(pathTo('blogPost', { slug: now }), 301)
}

export const headers = loaderHeaders

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return privateMeta(matches, blogCopy.notFound.title)
  const { id, title, excerpt, slug, image, seoTitle, seoDescription } = loaderData.post
  return pageMeta(matches, {
    title: seoTitle || title,
    description: seoDescription || excerpt || blogCopy.lead,
    path: pathTo('blogPost', { slug }),
    image,
    shared: { kind: 'post', id, name: title },
    type: 'article',
  })
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  return loaderData ? <Post {...loaderData} /> : <PostNotFound />
}

export function ErrorBoundary() {
  return <Navigate to={pathTo('blog')} replace />
}

type Loaded = NonNullable<Route.ComponentProps['loaderData']>

function Post({ post, text, related }: Loaded) {
  const root = useRootData()
  return (
    <main id="conteudo" tabIndex={-1}>
      <article>
        <div className="wrap article__head">
          <div>
            <Trail
              crumbs={[
                { label: catalogueCopy.home, to: pathTo('home') },
                { label: blogCopy.title, to: pathTo('blog') },
                { label: post.title },
              ]}
            />
            <h1>{post.title}</h1>
            {post.excerpt && <p className="lead mt5">{post.excerpt}</p>}
            <div className="byline strip mt5">
              <Avatar name={post.author} />
              <div>
                <b>{post.author}</b>
                <PostMeta post={post} />
              </div>
            </div>
          </div>
        </div>
        {post.image && (
          <figure className="wrap article__pic settle">
            <Image image={post.image} sizes="(min-width: 82.5rem) 82.5rem, 100vw" priority />
          </figure>
        )}
        <div className="wrap">
          <PostBody text={text} />
        </div>
      </article>
      {related.length > 0 && <RelatedPosts posts={related} />}
      {root && <JsonLd data={import.meta.env.SSR ? postData(root.siteUrl, root.shop.name, post) : null} />}
    </main>
  )
}

function RelatedPosts({ posts }: { posts: Loaded['related'] }) {
  return (
    <section className="section section--linen section--tight after-article" aria-labelledby="leia">
      <div className="wrap">
        <h2 id="leia">{blogCopy.related}</h2>
        <div className="posts posts--3 mt6">
          {posts.map((post) => (
            <PostCard
              key={post.id}
              post={post}
              heading="h3"
              sizes="(min-width: 82.5rem) 26rem, (min-width: 48rem) 30vw, 92vw"
            />
          ))}
        </div>
      </div>
    </section>
  )
}

function PostNotFound() {
  return (
    <main id="conteudo" tabIndex={-1} className="wrap section">
      <EmptyState
        heading="h1"
        title={blogCopy.notFound.title}
        text={blogCopy.notFound.text}
        action={<LinkButton to={pathTo('blog')}>{blogCopy.notFound.action}</LinkButton>}
      />
    </main>
  )
}
