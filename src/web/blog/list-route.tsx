import { pathTo } from '#addresses.ts'
import { catalogueCopy } from '#copy/product/catalogue.ts'
import { blogCopy } from '#copy/shop/blog.ts'
import { listPosts } from '#shop/blog/read-blog.ts'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { PageHead } from '#web/kit/elements/page-head.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { pageMeta, shopNameIn } from '#web/kit/seo/page-meta.ts'
import { cacheable, loaderHeaders } from '#web/server/page-cache/cacheable.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/list-route.ts'
import { PostCard } from './post-card.tsx'

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
  const [newest, ...others] = posts
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
              {others.map((post) => (
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
