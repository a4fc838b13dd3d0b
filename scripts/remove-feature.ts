/** Nothing else depends on these features: deleting the folder and its list entries leaves a working shop. */
export const leafFeatures = [
  'catalogue/quiz',
  'catalogue/compare',
  'catalogue/feed',
  'workshop/passports',
  'content/blog',
  'content/newsletter',
  'catalogue/restock',
  'fulfilment/containers',
] as const

export const nameOf = (folder: string) => folder.slice(folder.indexOf('/') + 1)

/** Files that list features, one entry per line. No other file may mention a feature. */
export const isList = (file: string) =>
  /^(src\/(addresses\.ts$|app\/|demo\/)|src\/ui\/styles\/(admin\.css$|sheets\/)|tests\/|lab\/|vite\.config\.ts$)/.test(
    file,
  )

const isKeyedByRoute = (file: string) => /^(src\/addresses\.ts$|tests\/|lab\/)/.test(file)

export function isOwnFile(file: string, folder: string): boolean {
  const testsBegin = new RegExp(`^tests/(.+/)?${nameOf(folder)}[.-][^/]*$`)
  return file.startsWith(`src/${folder}/`) || testsBegin.test(file)
}

export function routeNames(manifest: string): string[] {
  const [, routes = ''] = /^export const routes = \{\n(.*?)^\}/ms.exec(manifest) ?? []
  return [...routes.matchAll(/^ {2}(\w+): /gm)].map(([, name = '']) => name)
}

interface ListFile {
  readonly file: string
  readonly text: string
}

/** The formatter writes a short list on one line, which loses only the entry of the feature. */
const SHORT_LIST = /^(export const .+ = )\[(.+)\]$/

export function withoutFeature({ file, text }: ListFile, folder: string, routes: readonly string[]) {
  const lines = text.split('\n')
  const removedLines = new Set<number>()
  const remove = (index: number) => {
    const end = findLastLine(lines, index)
    for (let line = index; line <= end; line++) removedLines.add(line)
  }

  const names: string[] = []
  for (const { index, end, clause, source } of listImports(lines)) {
    if (!source.includes(`${folder}/`)) continue
    names.push(...localNames(clause))
    for (let line = index; line <= end; line++) removedLines.add(line)
  }

  const route = routes.join('|') || '(?!)'
  const mentions = [
    new RegExp(`['"/#]${folder}/`),
    new RegExp(`pathTo\\('(${route})'|^\\s*'(${route})',$`),
    ...(names.length > 0 ? [new RegExp(`(?<!['"/\\w-])(${names.join('|')})(?!['"\\w-])`)] : []),
    ...(isKeyedByRoute(file) ? [new RegExp(`^\\s*'?(${route})'?: `)] : []),
  ]
  const isMentioned = (part: string) => mentions.some((mention) => mention.test(part))
  lines.forEach((line, index) => {
    if (removedLines.has(index) || !isMentioned(line)) return
    const [, start, entries = ''] = SHORT_LIST.exec(line) ?? []
    const others = entries.split(', ').filter((entry) => !isMentioned(entry))
    if (start === undefined || !isMentioned(entries)) remove(index)
    else lines[index] = `${start}[${others.join(', ')}]`
  })
  return { text: lines.filter((_, index) => !removedLines.has(index)).join('\n'), removed: removedLines.size }
}

/** Relies on the formatter: an entry that opens a bracket ends at the next line with its indentation. */
function findLastLine(lines: readonly string[], index: number): number {
  const line = lines[index] ?? ''
  if (!/[[({]$/.test(line)) return index
  const indentation = /^\s*/.exec(line)?.[0] ?? ''
  return lines.findIndex(
    (line, at) => at > index && line.startsWith(indentation) && !/^\s/.test(line.slice(indentation.length)),
  )
}

function listImports(lines: readonly string[]) {
  return lines.flatMap((line, index) => {
    if (!line.startsWith('import ')) return []
    const end = lines.findIndex((line, at) => at >= index && /'$/.test(line))
    const [, clause = '', source = ''] =
      /^import (.*?)(?: from )?'(.*)'$/s.exec(lines.slice(index, end + 1).join('\n')) ?? []
    return [{ index, end, clause, source }]
  })
}

const localNames = (clause: string) =>
  clause
    .replace(/[{}]/g, '')
    .split(',')
    .map((part) => part.trim().split(/\s+/).at(-1) ?? '')
    .filter((name) => name !== '')
