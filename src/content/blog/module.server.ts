import { pathTo } from '#addresses.ts'
import { postAuditWords } from './admin-copy.ts'

export const histories = [
  {
    entity: 'blog-post' as const,
    words: postAuditWords,
    addressOf: (id: string) => pathTo('adminBlogPost', { id }),
  },
]
