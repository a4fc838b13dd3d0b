import MarkdownIt, { type Token } from 'markdown-it'
import { readLinkAddress } from '#content/blog/domain/link-address.ts'
import { type Block, type Inline, type TypedBlock, typedBlocks } from '#content/blog/domain/post-body.ts'

/** Enables only these rules; HTML and all other Markdown stay plain text. */
const markdown = new MarkdownIt('zero').enable(['emphasis', 'link', 'autolink', 'image', 'escape', 'entity'])
markdown.validateLink = (address) => readLinkAddress(address) !== null

const DEEPEST = 6

/** Lines are parsed by the shop's own rules, marks inside a line by Markdown. */
export function readPostText(content: string): Block[] {
  return typedBlocks(content).flatMap(readBlock)
}

function readBlock(block: TypedBlock): Block[] {
  switch (block.kind) {
    case 'heading':
      return [{ kind: 'heading', words: readLine(block.text) }]
    case 'paragraph':
      return paragraphs(parseTokens(block.text))
    case 'list':
    case 'steps':
      return [{ ...block, items: block.items.map(readLine) }]
    case 'quote':
      return [{ kind: 'quote', lines: block.lines.map(readLine) }]
    case 'spacer':
    case 'candle':
      return [block]
  }
}

const readLine = (line: string): Inline[] => inlines(parseTokens(line))

const parseTokens = (line: string): Token[] => markdown.parseInline(line, {})[0]?.children ?? []

/** An image becomes its own block, even if it was written inside a line. */
function paragraphs(tokens: readonly Token[]): Block[] {
  const blocks: Block[] = []
  let before: Token[] = []
  const endParagraph = () => {
    const words = inlines(before)
    if (words.some((word) => typeof word !== 'string' || word.trim() !== ''))
      blocks.push({ kind: 'paragraph', words })
    before = []
  }
  for (const token of tokens) {
    if (token.type === 'image' && token.level === 0) {
      endParagraph()
      blocks.push({ kind: 'image', url: String(token.attrGet('src')), alt: plainWords(token).join('') })
    } else before.push(token)
  }
  endParagraph()
  return blocks
}

/** Allowlist: unknown tokens are reduced to their text. */
function inlines(tokens: readonly Token[]): Inline[] {
  const words: Inline[] = []
  const open = [words]
  let tooDeep = 0
  for (const token of tokens) {
    const last = open.at(-1) ?? words
    if (token.nesting === 0) last.push(...plainWords(token))
    else if (token.nesting === -1) {
      if (tooDeep > 0) tooDeep -= 1
      else open.pop()
    } else if (open.length > DEEPEST) tooDeep += 1
    else {
      const marked = markedBy(token)
      last.push(marked)
      open.push(marked.words)
    }
  }
  return words
}

function markedBy(token: Token): Exclude<Inline, string> {
  if (token.type === 'strong_open') return { kind: 'strong', words: [] }
  if (token.type === 'em_open') return { kind: 'emphasis', words: [] }
  const to = token.type === 'link_open' ? readLinkAddress(String(token.attrGet('href'))) : null
  if (to === null) throw new Error(`${token.type} is not read`)
  return { kind: 'link', to, words: [] }
}

const plainWords = ({ children, content }: Token): string[] =>
  children ? children.flatMap(plainWords) : content === '' ? [] : [content]
