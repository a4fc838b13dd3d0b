import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { printTable } from '../bench/table.ts'
import { showHelp } from '../src/commands/show-help.ts'
import { importsOf, sourceFiles, textOf } from '../tests/architecture/imports.ts'
import { ringsOfFiles, ringsOfFolders } from '../tests/architecture/rings.ts'
import { features, filesOfFeature } from './feature-files.ts'

showHelp('npm run numbers -- [lists]\nCounts the source tree.')

/**
 * `npm run numbers`: how large the source tree is, counted from the tree, beside what an engineer counted by hand on
 * 17 November 2026, what this counted the night after, and what was wanted then.
 * `npm run numbers -- lists` names what was counted, and the files of five features in the order in which they are read.
 */
const project = join(import.meta.dirname, '..')
const files = sourceFiles()
const texts = new Map(files.map((file) => [file, textOf(file)]))
const imports = [...files, ...sourceFiles('../bench')].flatMap(importsOf)
const rings = { files: ringsOfFiles(imports), folders: ringsOfFolders(imports) }

interface Counted {
  name: string
  count: number
}

const largestFirst = (counted: Counted[]) => counted.sort((a, b) => b.count - a.count)
const lengths = largestFirst([...texts].map(([name, text]) => ({ name, count: text.split('\n').length - 1 })))
const crowded = largestFirst(
  Object.entries(Object.groupBy(files, (file) => posix.dirname(file)))
    .map(([name, inside = []]) => ({ name, count: inside.length }))
    .filter(({ count }) => count > 30),
)

/** Line comments that follow each other are one. */
function commentsOf([file, text]: [string, string]): Counted[] {
  const joined: { value: string; end: number }[] = []
  for (const { type, value, start, end } of parseSync(file, text).comments) {
    const before = joined.at(-1)
    if (type === 'Line' && before && text.slice(before.end, start).trim() === '') {
      before.value += value
      before.end = end
    } else joined.push({ value, end })
  }
  return joined.map(({ value }) => ({
    name: file,
    count: value.replace(/\s*\n\s*\*?\s*/g, ' ').trim().length,
  }))
}
const longComments = largestFirst([...texts].flatMap(commentsOf).filter(({ count }) => count > 200))

const migrations = join(project, 'src/database/migrations')
const read = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
const [sql, snapshots] = [read(migrations, '.sql'), read(join(migrations, 'meta'), '.json')]

/** Sums of sales that are kept beside the orders; by their names, as nothing else gives them away. */
const isAboutSales = (name: string) => /tall(y|ies|ied)|ranked|ranking|sales/.test(name)
const namesIn = (folder: string, sign: RegExp) =>
  [...texts].flatMap(([file, text]) =>
    file.startsWith(folder) ? [...text.matchAll(sign)].map(([, name = '']) => name) : [],
  )
const keptForSales = [
  namesIn('database/schema/', /pg(?:Table|MaterializedView)\(\s*'(\w+)'/g),
  sql.flatMap((text) => [...text.matchAll(/CREATE TRIGGER "?(\w+)/g)].map(([, name = '']) => name)),
  namesIn('jobs/', /name: '([\w-]+)',\s+schedule:/g),
].map((names) => names.filter(isAboutSales).length)

/** What libraries do not document, by the words that give it away. Listed is what lies in the fast path or is named beside it. */
const privateFaces: Record<string, RegExp> = {
  'React Router’s cache of streams': /\bstreamCache\b/,
  'a stand-in for a stream': /as unknown as ReadableStream/,
  'React’s tracker of values': /\b_valueTracker\b/,
  'React’s mark of what was left out': /\$!-->/,
  'prom-client’s metrics': /as unknown as Metric\b/,
  'a stand-in for a connection of pg': /as unknown as pg\.PoolClient/,
  'pg’s own kinds of queries': /\bsubmit\?: unknown/,
  'pg-boss’s tables': /\bpgboss\.(?!\w*')/,
}
const [, listOfFaces = ''] = readFileSync(join(project, 'docs/architecture.md'), 'utf8').split(
  '## The fast path',
)
const facesFound = Object.entries(privateFaces).flatMap(([name, sign]) =>
  [...texts]
    .filter(([file, text]) => sign.test(text) && !file.startsWith('jobs/'))
    .map(([file]) => ({ name, file })),
)
const unlisted = facesFound.filter(
  ({ file }) => !file.startsWith('web/fast-path/') && !listOfFaces.includes(`src/${file}`),
)

const ofFeatures = features.map((feature) => ({ ...feature, files: filesOfFeature(feature) }))
const number = (value: number) => value.toLocaleString('en')
const sum = (values: number[]) => number(values.reduce((all, value) => all + value, 0))

printTable(
  'The source tree',
  ['what', 'by hand', '0.1.0', 'wanted', 'today'],
  [
    ['source files without tests', '2,047', '2,077', '≤ 1,700', number(files.length)],
    ['their lines', '113,800', '117,817', '≤ 106,000', sum(lengths.map(({ count }) => count))],
    [
      'files of at most 25 lines',
      '493',
      '494',
      'fewer',
      number(lengths.filter(({ count }) => count <= 25).length),
    ],
    [
      'files of more than 200 lines',
      '',
      '15',
      'few',
      number(lengths.filter(({ count }) => count > 200).length),
    ],
    ['folders with more than 30 files', '15', '14', '≤ 2', number(crowded.length)],
    ['rings of files, types counted', '7', '8', '0', number(rings.files.length)],
    ['rings of folders, types counted', '10', '13', '0', number(rings.folders.length)],
    ['tables, triggers, tasks for sums of sales', '11, 16, 5', '0', '0', keptForSales.join(', ')],
    ['private faces of libraries, in files', '~18', '9', '≤ 9', number(facesFound.length)],
    ['of them not listed', '~9', '4', '0', number(unlisted.length)],
    ['comments over 200 characters', '232', '253', '< 40', number(longComments.length)],
    ['migrations', '40', '46', '3', number(sql.length)],
    [
      'lines of JSON beside them',
      '241,000',
      '296,687',
      '≤ 12,000',
      sum(snapshots.map((text) => text.split('\n').length)),
    ],
    ...ofFeatures.map(({ name, byHand, before, wanted, files: opened }) => [
      `files of '${name}'`,
      byHand,
      before,
      wanted,
      number(opened.length),
    ]),
  ],
)

function list(title: string, counted: readonly Counted[]): void {
  const rows = counted.map(({ name, count }) => [name, number(count)])
  if (rows.length > 0) printTable(title, ['', 'count'], rows)
}
list('Folders with more than 30 files', crowded)
list('The longest files', lengths.slice(0, 10))
for (const ring of [...rings.files, ...rings.folders]) console.log(`\nRing: ${ring}`)
if (process.argv.includes('lists')) {
  list('Comments over 200 characters', longComments)
  console.log('\n### Private faces\n')
  for (const { name, file } of facesFound) console.log(`- ${name}: ${file}`)
  for (const { name, files: opened } of ofFeatures)
    console.log(`\n### ${name}\n\n${opened.map((file, place) => `${place + 1}. ${file}`).join('\n')}`)
}
