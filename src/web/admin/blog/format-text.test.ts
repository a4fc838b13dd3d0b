import { describe, expect, it } from 'vitest'
import { insertLine, type Replacement, toggleHeading, toggleList } from './format-text.ts'

const apply = (content: string, { start, end, text }: Replacement) =>
  content.slice(0, start) + text + content.slice(end)

const at = (start: number, end = start) => ({ start, end })

describe('the editor’s two buttons', () => {
  it('make the line with the caret a sub-heading, and plain again', () => {
    const text = 'um\ndois\ntrês'
    const marked = apply(text, toggleHeading(text, at(4), 'Subtítulo'))
    expect(marked).toBe('um\n**dois**\ntrês')
    expect(apply(marked, toggleHeading(marked, at(6), 'Subtítulo'))).toBe(text)
  })

  it('write a sample where nothing stands yet', () => {
    expect(apply('', toggleHeading('', at(0), 'Subtítulo'))).toBe('**Subtítulo**')
    expect(apply('um\n', toggleHeading('um\n', at(3), 'Subtítulo'))).toBe('um\n**Subtítulo**')
  })

  it('put a candle below the line with the caret, or into an empty one', () => {
    expect(apply('um\ndois', insertLine('um\ndois', at(1), '[vela: a]'))).toBe('um\n\n[vela: a]\n\ndois')
    expect(apply('um\n', insertLine('um\n', at(3), '[vela: a]'))).toBe('um\n[vela: a]')
  })

  it('make every chosen line an item, and plain again', () => {
    const text = 'um\ndois\ntrês'
    const marked = apply(text, toggleList(text, at(0, 5)))
    expect(marked).toBe('- um\n- dois\ntrês')
    expect(apply(marked, toggleList(marked, at(0, 9)))).toBe(text)
  })
})
