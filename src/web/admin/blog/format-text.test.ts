import { describe, expect, it } from 'vitest'
import { type Replacement, toggleHeading, toggleList } from './format-text.ts'

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

  it('make every chosen line an item, and plain again', () => {
    const text = 'um\ndois\ntrês'
    const marked = apply(text, toggleList(text, at(0, 5)))
    expect(marked).toBe('- um\n- dois\ntrês')
    expect(apply(marked, toggleList(marked, at(0, 9)))).toBe(text)
  })
})
