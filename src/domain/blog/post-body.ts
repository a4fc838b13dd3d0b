export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'spacer' }

/** Plain text with three marks: **sub-heading**, a dash for a list item, an empty line for a breath. */
export function postBlocks(content: string): Block[] {
  const blocks: Block[] = []
  for (const line of content.split(/\r?\n/).map((text) => text.trim())) {
    const heading = /^\*\*(.+)\*\*$/.exec(line)
    const last = blocks.at(-1)
    if (line === '') {
      if (last && last.kind !== 'spacer') blocks.push({ kind: 'spacer' })
    } else if (heading?.[1]) {
      blocks.push({ kind: 'heading', text: heading[1].trim() })
    } else if (line.startsWith('-')) {
      const item = line.slice(1).trim()
      if (last?.kind === 'list') last.items.push(item)
      else blocks.push({ kind: 'list', items: [item] })
    } else {
      blocks.push({ kind: 'paragraph', text: line })
    }
  }
  return blocks
}

const WORDS_PER_MINUTE = 200

/** The marks of lists and sub-headings are no words. */
export function countWords(content: string): number {
  return content.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

export function readingMinutes(content: string): number {
  return Math.ceil(countWords(content) / WORDS_PER_MINUTE)
}
