import { describe, expect, it } from 'vitest'
import {
  insertLine,
  insertLink,
  type Replacement,
  toggleHeading,
  toggleList,
  toggleMark,
} from './format-text.ts'

const apply = (content: string, { start, end, text }: Replacement) =>
  content.slice(0, start) + text + content.slice(end)

const at = (start: number, end = start) => ({ start, end })

describe('the editor’s buttons', () => {
  it('make the line with the caret a sub-heading, and plain again', () => {
    const text = 'um\ndois\ntrês'
    const marked = apply(text, toggleHeading(text, at(4), 'Subtítulo'))
    expect(marked).toBe('um\n**dois**\ntrês')
    expect(apply(marked, toggleHeading(marked, at(6), 'Subtítulo'))).toBe(text)
  })

  it('insert a sample into empty text', () => {
    expect(apply('', toggleHeading('', at(0), 'Subtítulo'))).toBe('**Subtítulo**')
    expect(apply('um\n', toggleHeading('um\n', at(3), 'Subtítulo'))).toBe('um\n**Subtítulo**')
  })

  it('put a candle below the line with the caret, or into an empty one', () => {
    expect(apply('um\ndois', insertLine('um\ndois', at(1), '[vela: a]'))).toBe('um\n\n[vela: a]\n\ndois')
    expect(apply('um\n', insertLine('um\n', at(3), '[vela: a]'))).toBe('um\n[vela: a]')
  })

  it('make the chosen words bold, and plain again, chosen with their marks or without', () => {
    const text = 'a vela acesa'
    const marked = apply(text, toggleMark(text, at(2, 7), '**', 'negrito'))
    expect(marked).toBe('a **vela** acesa')
    expect(apply(marked, toggleMark(marked, at(4, 8), '**', 'negrito'))).toBe(text)
    expect(apply(marked, toggleMark(marked, at(2, 10), '**', 'negrito'))).toBe(text)
    expect(apply('a ', toggleMark('a ', at(2), '_', 'itálico'))).toBe('a _itálico_')
  })

  it('mark each selected line separately, next to its existing mark', () => {
    const text = '- um\n\n- dois'
    const marked = apply(text, toggleMark(text, at(0, text.length), '**', 'x'))
    expect(marked).toBe('- **um**\n\n- **dois**')
    expect(apply(marked, toggleMark(marked, at(0, marked.length), '**', 'x'))).toBe(text)
  })

  it('put a link in place of the chosen words', () => {
    const link = insertLink(at(5, 10), { words: 'velas [de\ncoco]', to: 'https://a.example/b(c)' })
    expect(apply('Veja velas.', link)).toBe('Veja [velas \\[de coco\\]](https://a.example/b%28c%29).')
  })

  it('make every chosen line an item, and plain again', () => {
    const text = 'um\ndois\ntrês'
    const marked = apply(text, toggleList(text, at(0, 5)))
    expect(marked).toBe('- um\n- dois\ntrês')
    expect(apply(marked, toggleList(marked, at(0, 9)))).toBe(text)
  })
})
