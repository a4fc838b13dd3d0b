import { describe, expect, it } from 'vitest'
import { type PostInput, postLimits, readPostInput } from './post-draft.ts'

const typed: PostInput = {
  title: '  48 horas de cura ',
  slug: '48 Horas de Cura!',
  excerpt: 'Entre a panela\ne o rótulo',
  content: 'Uma linha\r\n\r\n**Título**\r\n',
  author: 'Clara Duarte',
  seoTitle: ' Cura de velas ',
  seoDescription: '',
  published: true,
}

describe('readPostInput', () => {
  it('tidies what was typed and keeps the lines of the text', () => {
    expect(readPostInput(typed)).toEqual({
      ok: true,
      value: {
        title: '48 horas de cura',
        slug: '48-horas-de-cura',
        excerpt: 'Entre a panela e o rótulo',
        content: 'Uma linha\n\n**Título**',
        author: 'Clara Duarte',
        seoTitle: 'Cura de velas',
        seoDescription: '',
        published: true,
      },
    })
  })

  it('names every fault at once', () => {
    const empty = { ...typed, title: ' ', slug: '!?', excerpt: '', content: '', author: '' }
    expect(readPostInput(empty)).toMatchObject({
      details: { faults: { title: 'required', slug: 'required', content: 'required' } },
    })
    expect(readPostInput({ ...typed, title: 'a'.repeat(postLimits.title + 1) })).toMatchObject({
      details: { faults: { title: 'too-long' } },
    })
  })

  it('lets a draft be empty but for its title', () => {
    expect(readPostInput({ ...typed, content: '', published: false })).toMatchObject({ ok: true })
  })
})
