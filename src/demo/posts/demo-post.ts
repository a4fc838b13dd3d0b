export interface DemoPost {
  slug: string
  title: string
  excerpt: string
  author: string
  image: string
  /** Plain text with three marks: `**sub-heading**`, `- list item`, empty line. */
  content: string
  published: boolean
  createdDaysAgo: number
}
