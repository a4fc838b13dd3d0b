import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { printTable } from '../lab/bench/table.ts'
import { showHelp } from '../src/app/commands/show-help.ts'
import { listComments } from './comments.ts'
import { features, filesOfFeature } from './feature-files.ts'

showHelp('npm run numbers -- [lists]\nCounts the source tree.')

/**
 * `npm run numbers` compares the size of the source tree with 19 November 2026 and its goal. `-- lists`
 * prints the files of five features.
 */
const project = join(import.meta.dirname, '..')
const filesIn = (pattern: string) => globSync(pattern, { cwd: project })
const textOf = (file: string) => readFileSync(join(project, file), 'utf8')
const lines = (files: readonly string[]) => files.reduce((sum, file) => sum + writeLines(file), 0)
const writeLines = (file: string) => textOf(file).split('\n').length - 1

const code = filesIn('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
const tests = [...filesIn('src/**/*.test.{ts,tsx}'), ...filesIn('{tests,lab}/**/*.ts')]
const styles = filesIn('src/**/*.css')
const folders = new Set([...code, ...styles].map((file) => dirname(file)))
const documents = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs/**/*.md')]
const decisions = filesIn('docs/decisions/[0-9]*.md')

const KINDS = /\/(domain|schema|use-cases|storefront|admin|emails|copy|providers)(\/.*)?$/
const findFolders = (word: string) =>
  new Set(
    [...code, ...styles]
      .filter((file) => file.includes(word))
      .map((file) => dirname(file).replace(KINDS, '')),
  ).size

async function violations(): Promise<{ upward: number; rings: number }> {
  const options = await extractOptions(join(project, '.dependency-cruiser.cjs'))
  const { output } = await cruise(['src'], { ...options, validate: true })
  const names = typeof output === 'string' ? [] : output.summary.violations.map(({ rule }) => rule.name)
  const rings = names.filter((name) => name === 'no cycles').length
  return { upward: names.filter((name) => name.endsWith('only from below')).length, rings }
}

const number = (value: number) => value.toLocaleString('en')
const { upward, rings } = await violations()
const openedFeatures = features.map((feature) => ({ ...feature, files: filesOfFeature(feature) }))

printTable(
  'The source tree',
  ['what', '19 November', 'goal', 'today'],
  [
    ['TypeScript files in src, without tests', '2,190', '≤ 1,700', number(code.length)],
    ['their lines', '160,900', '≤ 138,000', number(lines(code))],
    ['lines of tests', '81,000', '', number(lines(tests))],
    ['lines of CSS', '17,580', '≤ 10,000', number(lines(styles))],
    ['folders in src', '301', '≤ 140', number(folders.size)],
    ['features that hold vouchers', '16', '≤ 3', number(findFolders('voucher'))],
    ['features that hold gifts', '17', '≤ 3', number(findFolders('gift'))],
    ['features that hold returns', '17', '≤ 3', number(findFolders('return'))],
    [
      'comments',
      '9,140',
      '≤ 4,500',
      number(code.flatMap((path) => listComments({ path, text: textOf(path) })).length),
    ],
    ...openedFeatures.map(({ name, before, goal, files }) => [
      `files of '${name}'`,
      before,
      goal,
      number(files.length),
    ]),
    ['upward imports', '', '0', number(upward)],
    ['rings, types counted', '0', '0', number(rings)],
    [
      'words of documentation',
      '56,600',
      '≤ 25,000',
      number(documents.reduce((sum, file) => sum + textOf(file).split(/\s+/).length, 0)),
    ],
    ['decisions', '78', '≤ 45', number(decisions.length)],
  ],
)

if (process.argv.includes('lists'))
  for (const { name, files } of openedFeatures)
    console.log(`\n### ${name}\n\n${files.map((file, place) => `${place + 1}. ${file}`).join('\n')}`)
