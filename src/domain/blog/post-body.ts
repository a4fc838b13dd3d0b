export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'spacer' }
  /** A candle of the shop, by the last part of its address. */
  | { kind: 'candle'; slug: string }

/** A line that is nothing but a candle: '[vela: lavanda-camomila]'. */
const candleLine = /^\[vela:\s*([a-z0-9-]{1,100})\s*\]$/i

/** How the editor writes one. */
export const candleMark = (slug: string): string => `[vela: ${slug}]`

/** Plain text with four marks: **sub-heading**, a dash for a list item, an empty line for a breath, [vela: …] for a candle. */
export function postBlocks(content: string): Block[] {
  const blocks: Block[] = []
  for (const line of content.split(/\r?\n/).map((text) => text.trim())) {
    const heading = /^\*\*(.+)\*\*$/.exec(line)
    const candle = candleLine.exec(line)?.[1]
    const last = blocks.at(-1)
    if (line === '') {
      if (last && last.kind !== 'spacer') blocks.push({ kind: 'spacer' })
    } else if (candle) {
      blocks.push({ kind: 'candle', slug: candle.toLowerCase() })
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

/** The candles that a text shows, each once, in the order of the text. */
export function candlesIn(content: string): string[] {
  const slugs = postBlocks(content).flatMap((block) => (block.kind === 'candle' ? [block.slug] : []))
  return [...new Set(slugs)].slice(0, MOST_CANDLES)
}

/** A post is a text, not a list of products. */
const MOST_CANDLES = 12

/** The marks of lists, sub-headings and candles are no words. */
export function countWords(content: string): number {
  const written = content
    .split('\n')
    .filter((line) => !candleLine.test(line.trim()))
    .join(' ')
  return written.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

export function readingMinutes(content: string): number {
  return Math.ceil(countWords(content) / WORDS_PER_MINUTE)
}
