import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'

interface Comment {
  line: number
  text: string
}

interface SourceFile {
  path: string
  text: string
}

const project = join(import.meta.dirname, '..')

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

const readAll = (pattern: string): SourceFile[] =>
  globSync(pattern, { cwd: project }).map((path) => ({
    path,
    text: readFileSync(join(project, path), 'utf8'),
  }))

export const sourceFiles = () => readAll('src/**/*.{ts,tsx}').filter(({ path }) => !isTest(path))
export const testFiles = () => readAll('{src,tests,lab}/**/*.{ts,tsx}').filter(({ path }) => isTest(path))

/** Consecutive line comments count as one. */
export function listComments({ path, text }: SourceFile): Comment[] {
  const comments: Comment[] = []
  let end = 0
  for (const comment of parseSync(path, text).comments) {
    const words = comment.value
      .replace(/^\s*\*+/gm, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    const previous = comments.at(-1)
    const continues = comment.type === 'Line' && end > 0 && text.slice(end, comment.start).trim() === ''
    if (continues && previous) previous.text += ` ${words}`
    else comments.push({ line: text.slice(0, comment.start).split('\n').length, text: words })
    end = comment.type === 'Line' ? comment.end : 0
  }
  return comments
}

const FIRST_WORDS = ['What', 'Who', 'Of', 'With', 'By', 'Under', 'Where']
const WORDS = ['stands', 'lies', 'tells', 'says', 'anew', 'besides', 'whoever', 'as good as']

const patterns = [
  ...FIRST_WORDS.map((word) => ({ name: `begin with '${word}'`, pattern: new RegExp(`^${word}\\b`) })),
  ...WORDS.map((word) => ({ name: `contain '${word}'`, pattern: new RegExp(`\\b${word}\\b`, 'i') })),
]

const NAMES = 'in names'
const PER_LINES = 'per 1,000 lines of code'

interface Count {
  count: number
  /** The comments of this kind as `file:line text`; empty for the kinds that hold all comments. */
  places: string[]
}

/** How many comments each kind has, by the kind's name. */
export function countComments(files: readonly SourceFile[]): Map<string, Count> {
  const comments = files.flatMap((file) =>
    listComments(file).map(({ line, text }) => ({
      text,
      place: `${file.path}:${line} ${text.slice(0, 80)}`,
    })),
  )
  const lines = files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
  const counts = new Map<string, Count>([
    [PER_LINES, { count: Math.round((comments.length * 1000) / lines), places: [] }],
  ])
  for (const { name, pattern } of patterns) {
    const places = comments.filter(({ text }) => pattern.test(text)).map(({ place }) => place)
    counts.set(name, { count: places.length, places })
  }
  return counts
}

const BARE_NAME = /\b(const|let|function) (asked|found|given|its|kept|known|said|taken|there|wanted)\b/
const BARE_TITLE =
  /(\b(it|test|each\(.*)|\])\)?\(\s*'((what|who|whose|of|with|by|under|where|nobody)\b|[^']*\b(anew|lies|tells|told|whoever)\b)/i

function countLines(files: readonly SourceFile[], pattern: RegExp): Count {
  const places = files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  )
  return { count: places.length, places }
}

/** Variables without a noun, and test titles without a subject or with a period word. */
export const countNamesAndTitles = (sources: readonly SourceFile[], tests: readonly SourceFile[]) =>
  new Map([
    [NAMES, countLines(sources, BARE_NAME)],
    ['in test titles', countLines(tests, BARE_TITLE)],
  ])

/** How far a number may fall before its ceiling has to follow. */
const slackOf = (kind: string) => (kind === NAMES ? 20 : 2)

/** One message for each number that rose above its ceiling, or fell so far that the ceiling has to be lowered. */
export function compareWithCeilings(
  counts: ReadonlyMap<string, Count>,
  ceilings: Readonly<Record<string, number>>,
): string[] {
  return [...counts].flatMap(([kind, { count, places }]) => {
    const ceiling = ceilings[kind] ?? 0
    if (count > ceiling)
      return [[`plain English ${kind}: ${count}, at most ${ceiling}`, ...places].join('\n  ')]
    if (count < ceiling - slackOf(kind))
      return [`plain English ${kind}: ${count}, ceiling ${ceiling}; lower the ceiling`]
    return []
  })
}
