import { blogCopy } from '#content/blog/copy.ts'
import { formatLongDate, isoDay } from '#platform/domain/sao-paulo-time.ts'

interface PostMetaProps {
  post: { createdAt: Date; readingMinutes: number }
}

export function PostMeta({ post: { createdAt, readingMinutes } }: PostMetaProps) {
  return (
    <p className="meta">
      <span>
        <time dateTime={isoDay(createdAt)}>{formatLongDate(createdAt)}</time>
      </span>
      <span>{blogCopy.readingTime(readingMinutes)}</span>
    </p>
  )
}
