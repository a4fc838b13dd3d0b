import type { Routes } from '#platform/http/route-entry.ts'
import type { MenuEntry } from '#ui/admin/menu-entry.ts'

export const routes = {
  blog: { module: 'content/blog/storefront/list-route.tsx', frame: 'shop', access: 'public', cache: [] },
  blogFeed: { module: 'content/blog/storefront/feed-route.ts', frame: 'none', access: 'public' },
  blogPost: { module: 'content/blog/storefront/post-route.tsx', frame: 'shop', access: 'public', cache: [] },
  adminBlog: { module: 'content/blog/admin/list-route.tsx', frame: 'admin', access: 'administrator' },
  adminBlogPost: { module: 'content/blog/admin/post-route.tsx', frame: 'admin', access: 'administrator' },
  adminBlogPreview: { module: 'content/blog/admin/preview-route.ts', frame: 'none', access: 'administrator' },
} as const satisfies Routes

export const menu: readonly MenuEntry[] = [
  { page: 'adminBlog', group: 'selling', place: 4, icon: 'book', label: 'Blog' },
]
