import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { blogCopy } from '#content/blog/copy.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { classNames } from '#ui/browser/class-names.ts'
import { Image } from '#ui/elements/image.tsx'
import { PostMeta } from './post-meta.tsx'

export interface PostOnCard {
  slug: string
  title: string
  excerpt: string
  author: string
  createdAt: Date
  readingMinutes: number
  image: ImageInfo | null
}

interface PostCardProps {
  post: PostOnCard
  heading: 'h2' | 'h3'
  sizes: string
  isLead?: boolean
}

export function PostCard({ post, heading: Heading, sizes, isLead = false }: PostCardProps) {
  const words = (
    <>
      <PostMeta post={post} />
      <Heading className="post__t">
        <Link className="row-link" to={pathTo('blogPost', { slug: post.slug })} prefetch="intent">
          {post.title}
        </Link>
      </Heading>
      {post.excerpt && <p className={isLead ? 'lead mt4' : 'post__x'}>{post.excerpt}</p>}
      {isLead && post.author && <p className="small muted mt4">{blogCopy.by(post.author)}</p>}
    </>
  )
  return (
    <article className={classNames('post', isLead && 'post--lead')}>
      <div className="post__pic">
        <Image image={post.image} sizes={sizes} priority={isLead} alt="" />
      </div>
      {isLead ? <div>{words}</div> : words}
    </article>
  )
}
