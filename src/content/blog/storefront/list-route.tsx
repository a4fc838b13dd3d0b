import { pathTo } from '#addresses.ts'
import { catalogueCopy } from '#catalogue/products/copy/catalogue.ts'
import { blogCopy } from '#content/blog/copy.ts'
import { listPosts } from '#content/blog/use-cases/read-blog.ts'
import { cacheable, loaderHeaders } from '#platform/http/page-cache/cacheable.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { PageHead } from '#ui/elements/page-head.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { pageMeta, shopNameIn } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/list-route'
import { PostCard } from './post-card.tsx'

export { readingLinks as links } from '#ui/styles/shop-sheets.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return cacheable({ posts: await listPosts(shopOf(context)) }, ['post:*'])
}

export const headers = loaderHeaders

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const feed = {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    href: pathTo('blogFeed'),
    title: blogCopy.feedTitle(shopNameIn(matches) ?? ''),
  }
  const page = pageMeta(matches, {
    title: blogCopy.title,
    description: blogCopy.description,
    path: pathTo('blog'),
    image: loaderData?.posts[0]?.image,
  })
  return [...page, feed]
}

export default function Blog({ loaderData: { posts } }: Route.ComponentProps) {
  const [newest, ...olderPosts] = posts
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap">
        <PageHead
          crumbs={[{ label: catalogueCopy.home, to: pathTo('home') }, { label: blogCopy.title }]}
          title={blogCopy.title}
          lead={blogCopy.lead}
        />
        {newest ? (
          <>
            <PostCard post={newest} heading="h2" sizes="(min-width: 62rem) 55vw, 100vw" isLead />
            <div className="posts">
              {olderPosts.map((post) => (
                <PostCard
                  key={post.id}
                  post={post}
                  heading="h2"
                  sizes="(min-width: 82.5rem) 40rem, (min-width: 48rem) 47vw, 92vw"
                />
              ))}
            </div>
          </>
        ) : (
          <EmptyState
            title={blogCopy.empty.title}
            text={blogCopy.empty.text}
            action={<LinkButton to={pathTo('products')}>{blogCopy.empty.action}</LinkButton>}
          />
        )}
      </div>
    </main>
  )
}
