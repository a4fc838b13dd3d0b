import { slugFrom } from '#catalogue/products/domain/slug.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

export interface PostInput {
  title: string
  slug: string
  excerpt: string
  content: string
  author: string
  seoTitle: string
  seoDescription: string
  published: boolean
}

export type PostDraft = PostInput

export const postLimits = {
  title: 160,
  slug: 160,
  author: 80,
  excerpt: 400,
  content: 60_000,
  seoTitle: 70,
  seoDescription: 160,
} as const

export type PostField = keyof typeof postLimits
export type PostFault = 'required' | 'too-long' | 'taken'
export type PostFaults = Partial<Record<PostField, PostFault>>

export function readPostInput(input: PostInput): Ok<PostDraft> | Refusal<'invalid', { faults: PostFaults }> {
  const draft: PostDraft = {
    title: onOneLine(input.title),
    slug: slugFrom(input.slug),
    excerpt: onOneLine(input.excerpt),
    content: input.content.replace(/\r\n?/g, '\n').trimEnd(),
    author: onOneLine(input.author),
    seoTitle: onOneLine(input.seoTitle),
    seoDescription: onOneLine(input.seoDescription),
    published: input.published,
  }
  const faults: PostFaults = {}
  if (!draft.title) faults.title = 'required'
  if (!draft.slug) faults.slug = 'required'
  // Prevents publishing an empty page by accident.
  if (draft.published && !draft.content.trim()) faults.content = 'required'
  for (const [field, limit] of Object.entries(postLimits) as [PostField, number][])
    if (draft[field].length > limit) faults[field] = 'too-long'
  return Object.keys(faults).length === 0 ? ok(draft) : refuse('invalid', { faults })
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
