import { describe, expect, it } from 'vitest'
import { candlesIn } from '#content/blog/domain/post-body.ts'
import { demoPhotographs, demoPosts, demoProducts } from './demo-data.ts'

const words = (text: string) => text.split(/\s+/).filter(Boolean).length

const withoutMarks = (line: string) =>
  line
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/\[([^\]]+)\]\(\/blog\/([a-z0-9-]+)\)/g, (mark, words, slug) =>
      demoPosts.some((post) => post.slug === slug && post.published) ? words : mark,
    )
    .replace(/^!\[[^\]]+\]\(\/media\/blog-images\/([a-z-]+\.webp)\)$/, (mark, file) =>
      demoPhotographs.some((photograph) => photograph.file === file) ? '' : mark,
    )

const publishedDemoPosts = demoPosts.filter((post) => post.published)

describe('the demo blog', () => {
  it('has six published posts and a draft, each with an address and an image of its own', () => {
    expect(publishedDemoPosts).toHaveLength(6)
    expect(demoPosts).toHaveLength(7)
    expect(new Set(demoPosts.map((post) => post.slug)).size).toBe(7)
    expect(new Set(demoPosts.map((post) => post.image)).size).toBe(7)
    const ofTheBlog = demoPhotographs.filter(({ use }) => use === 'blog').map(({ file }) => file)
    expect(demoPosts.map((post) => post.image).sort()).toEqual(ofTheBlog.sort())
  })

  it('describes gifts and burn times as the shop offers them', () => {
    const text = demoPosts.map(({ content }) => content).join('\n')
    expect(text).toContain('abra “É presente” no carrinho')
    for (const line of text.split(/\n|\. /).filter((part) => part.includes('45 horas')))
      expect(line).toContain('180 gramas')
  })

  it('is listed newest first', () => {
    const ages = demoPosts.map((post) => post.createdDaysAgo)
    expect(ages).toEqual([...ages].sort((a, b) => a - b))
  })

  it.each(publishedDemoPosts)('$title: is long enough to be worth reading', ({ content }) => {
    expect(words(content)).toBeGreaterThanOrEqual(500)
    expect(words(content)).toBeLessThanOrEqual(900)
  })

  it.each(demoPosts)(
    '$title: uses the marks of a post and no others, and shows candles of the house',
    ({ slug, content }) => {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      const lines = content.split('\n')
      const slugs = demoProducts.map((product) => product.slug)
      for (const candle of candlesIn(content)) expect(slugs).toContain(candle)
      expect(lines.filter((line) => /^\*\*.+\*\*$/.test(line)).length).toBeGreaterThanOrEqual(3)
      expect(lines.some((line) => line.startsWith('- '))).toBe(true)
      for (const line of lines) {
        expect(line).toBe(line.trim())
        expect(withoutMarks(line)).not.toMatch(/\*|^#|<|\]\(/)
      }
    },
  )
})
