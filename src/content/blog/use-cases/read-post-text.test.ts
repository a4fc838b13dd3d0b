import { describe, expect, it } from 'vitest'
import type { Inline } from '#content/blog/domain/post-body.ts'
import { demoPosts } from '#demo/demo-data.ts'
import { readPostText } from './read-post-text.ts'

function readInline(line: string): Inline[] {
  const [block] = readPostText(line)
  if (block?.kind !== 'paragraph') throw new Error(`${JSON.stringify(block)} is no paragraph`)
  return block.words
}

describe('the supported syntax of a post', () => {
  it('has bold, slanted and linked words in every kind of line', () => {
    expect(readInline('Corte **o pavio** e _espere_: [as velas](/produtos).')).toEqual([
      'Corte ',
      { kind: 'strong', words: ['o pavio'] },
      ' e ',
      { kind: 'emphasis', words: ['espere'] },
      ': ',
      { kind: 'link', to: '/produtos', words: ['as velas'] },
      '.',
    ])
    expect(readPostText('- um **dois**\n\n> _três_\n\n1. [a](b@exemplo.com.br)')).toEqual([
      { kind: 'list', items: [['um ', { kind: 'strong', words: ['dois'] }]] },
      { kind: 'spacer' },
      { kind: 'quote', lines: [[{ kind: 'emphasis', words: ['três'] }]] },
      { kind: 'spacer' },
      { kind: 'steps', from: 1, items: [[{ kind: 'link', to: 'mailto:b@exemplo.com.br', words: ['a'] }]] },
    ])
  })

  it('keeps a line that is wholly in double asterisks a sub-heading', () => {
    expect(readPostText('**O _pavio_**')).toEqual([
      { kind: 'heading', words: ['O ', { kind: 'emphasis', words: ['pavio'] }] },
    ])
    expect(readInline('**Cera** e **pavio**')).toHaveLength(3)
  })

  it('gives an image a line of its own, wherever it was written', () => {
    expect(readPostText('Antes ![Uma vela](/media/blog-images/a.webp) depois')).toEqual([
      { kind: 'paragraph', words: ['Antes '] },
      { kind: 'image', url: '/media/blog-images/a.webp', alt: 'Uma vela' },
      { kind: 'paragraph', words: [' depois'] },
    ])
    expect(readPostText('- ![Uma vela](/media/blog-images/a.webp)')).toEqual([
      { kind: 'list', items: [['Uma vela']] },
    ])
  })

  it.each(demoPosts.filter(({ content }) => !content.includes('](')))(
    'shows $title as it always did',
    ({ content }) => {
      const lines = content.split('\n').map((line) => line.trim())
      const markdown = readPostText(content).flatMap((block): string[] => {
        if (block.kind === 'heading') return [`**${block.words.join('')}**`]
        if (block.kind === 'paragraph') return [block.words.join('')]
        if (block.kind === 'list') return block.items.map((words) => `- ${words.join('')}`)
        if (block.kind === 'candle') return [`[vela: ${block.slug}]`]
        return block.kind === 'spacer' ? [''] : [block.kind]
      })
      expect(markdown).toEqual(lines)
    },
  )
})

describe('the unsupported syntax of a post', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<!-- segredo -->',
    '`código` e ~~riscado~~',
    '[a]: https://exemplo.com.br',
    '[a][b] e [c]',
    '***',
    '5 * 3 * 2 = 30, preco_de_custo e 2_000',
  ])('keeps %s as written', (text) => {
    expect(readInline(text)).toEqual([text])
  })

  it.each([
    '[clique](javascript:alert(1))',
    '[clique](JAVASCRIPT:alert(1))',
    '[clique](data:text/html;base64,PHNjcmlwdD4=)',
    '[clique](//evil.example)',
    '[clique](https://banco.com.br@evil.example)',
    '[clique](exemplo.com.br "título")',
    '[a [b](javascript:x) c](javascript:y)',
    '<javascript:alert(1)>',
    '![x](javascript:alert(1))',
    '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  ])('creates no link for %s and keeps it as written', (text) => {
    expect(readInline(text).join('')).toBe(text)
  })

  it.each([
    '[a](java&#115;cript:alert(1))',
    '[a](java&Tab;script:alert(1))',
    '[a](<java\tscript:alert(1)>)',
    '[**a** ![b](data:x)](javascript&colon;alert(1))',
    '![[a](javascript:x)](javascript:y)',
    '<a href="javascript:x">[a](vbscript:x)</a>',
  ])('%s is no link by a trick', (text) => {
    expect(JSON.stringify(readPostText(text))).not.toMatch(/"(link|image)"/)
  })

  it('ignores images from other sites', () => {
    expect(readPostText('![x](https://evil.example/a.png)')).toEqual([
      { kind: 'image', url: 'https://evil.example/a.png', alt: 'x' },
    ])
  })
})

describe('a text that wants to keep the shop busy', () => {
  const size = 60_000
  const full = (piece: string) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size)
  it.each([
    ['opened brackets', '['],
    ['opened images', '!['],
    ['bold in bold', '**a '],
    ['mixed marks', '*a **b '],
    ['links in links', '[a](b '],
    ['closed brackets', ']('],
    ['quotations', '>'],
    ['escapes', '\\'],
    ['entities', '&#'],
    ['addresses', '<https:'],
    ['alternating underscores', '_a *b '],
  ])('is read in time: %s', (_what, piece) => {
    // CPU time of this thread, because the wall clock depends on other load.
    const before = process.threadCpuUsage()
    readPostText(full(piece))
    expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(2_000)
  })

  it('has marks in marks only as deep as somebody could mean', () => {
    const nested = `${'**a _b '.repeat(2_000)}${'c_ d** '.repeat(2_000)}`
    const depth = (words: Inline[]): number =>
      Math.max(0, ...words.map((word) => (typeof word === 'string' ? 0 : 1 + depth(word.words))))
    expect(depth(readInline(nested))).toBe(6)
  })
})
