/** Line-level parse result; marks inside a line are not parsed yet. */
export type TypedBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'steps'; from: number; items: string[] }
  | { kind: 'quote'; lines: string[] }
  | { kind: 'spacer' }
  | { kind: 'candle'; slug: string }

export type Inline =
  | string
  | { kind: 'strong'; words: Inline[] }
  | { kind: 'emphasis'; words: Inline[] }
  | { kind: 'link'; to: string; words: Inline[] }

/** Everything that can appear in a post. */
export type Block =
  | { kind: 'heading' | 'paragraph'; words: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'steps'; from: number; items: Inline[][] }
  | { kind: 'quote'; lines: Inline[][] }
  | { kind: 'spacer' }
  | { kind: 'candle'; slug: string }
  /** Any URL may be typed, but only images stored by the shop are shown. */
  | { kind: 'image'; url: string; alt: string }

const candleLine = /^\[vela:\s*([a-z0-9-]{1,100})\s*\]$/i
/** The whole line between double asterisks; a line with two bold words does not match. */
const headingLine = /^(?:\*\*((?:(?!\*\*).)+)\*\*|#{1,6}\s+(.+))$/
const itemLine = /^(?:-|[*+]\s)\s*(.*)$/
const stepLine = /^(\d{1,3})[.)]\s+(.+)$/
const quoteLine = /^>\s*(.*)$/

export const candleMark = (slug: string): string => `[vela: ${slug}]`

/** Each line is a block, and an empty line adds space. Adjacent items and quoted lines are merged. */
export function typedBlocks(content: string): TypedBlock[] {
  const blocks: TypedBlock[] = []
  for (const line of content.split(/\r?\n/)) addLine(blocks, line.trim())
  return blocks
}

function addLine(blocks: TypedBlock[], line: string): void {
  const last = blocks.at(-1)
  const block = line === '' ? ({ kind: 'spacer' } as const) : parseBlock(line)
  if (block.kind === 'list' && last?.kind === 'list') last.items.push(...block.items)
  else if (block.kind === 'steps' && last?.kind === 'steps') last.items.push(...block.items)
  else if (block.kind === 'quote' && last?.kind === 'quote') last.lines.push(...block.lines)
  else if (block.kind !== 'spacer' || (last && last.kind !== 'spacer')) blocks.push(block)
}

function parseBlock(line: string): TypedBlock {
  const candle = candleLine.exec(line)?.[1]
  if (candle) return { kind: 'candle', slug: candle.toLowerCase() }
  const heading = headingLine.exec(line)
  if (heading) return { kind: 'heading', text: (heading[1] ?? heading[2] ?? '').trim() }
  const item = itemLine.exec(line)
  if (item) return { kind: 'list', items: [item[1] ?? ''] }
  const [, number, step] = stepLine.exec(line) ?? []
  if (step) return { kind: 'steps', from: Number(number), items: [step] }
  const quote = quoteLine.exec(line)
  return quote ? { kind: 'quote', lines: [quote[1] ?? ''] } : { kind: 'paragraph', text: line }
}

const WORDS_PER_MINUTE = 200

export function candlesIn(content: string): string[] {
  const slugs = content.split('\n').map((line) => candleLine.exec(line.trim())?.[1]?.toLowerCase())
  return [...new Set(slugs)].filter((slug) => slug !== undefined).slice(0, MAX_CANDLES)
}

const MAX_CANDLES = 12

export function countWords(content: string): number {
  const markdown = content
    .split('\n')
    .filter((line) => !candleLine.test(line.trim()) && !line.trimStart().startsWith('!['))
    .join(' ')
  return markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

export function readingMinutes(content: string): number {
  return Math.ceil(countWords(content) / WORDS_PER_MINUTE)
}
