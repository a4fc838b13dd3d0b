import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { parseSync } from 'oxc-parser'
import { printTable } from '../bench/table.ts'
import { showHelp } from '../src/app/commands/show-help.ts'
import { features, filesOfFeature } from './feature-files.ts'

showHelp('npm run numbers -- [lists]\nCounts the source tree.')

/**
 * `npm run numbers`: how large the source tree is, beside what it was on 19 November 2026 and what is wanted.
 * `npm run numbers -- lists` names the files of five features in the order in which they are read.
 */
const project = join(import.meta.dirname, '..')
const found = (pattern: string) => globSync(pattern, { cwd: project })
const textOf = (file: string) => readFileSync(join(project, file), 'utf8')
const lines = (files: readonly string[]) => files.reduce((sum, file) => sum + linesOf(file), 0)
const linesOf = (file: string) => textOf(file).split('\n').length - 1

const code = found('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
const tests = [...found('src/**/*.test.{ts,tsx}'), ...found('tests/**/*.ts')]
const styles = found('src/**/*.css')
const folders = new Set([...code, ...styles].map((file) => dirname(file)))
const documents = ['README.md', 'CONTRIBUTING.md', ...found('docs/**/*.md')]
const decisions = found('docs/decisions/[0-9]*.md')

/** Features with a file that has the word in its path; `domain`, `admin` and their like belong to their feature. */
const KINDS = /\/(domain|schema|use-cases|storefront|admin|emails|copy|providers)(\/.*)?$/
const foldersOf = (word: string) =>
  new Set(
    [...code, ...styles]
      .filter((file) => file.includes(word))
      .map((file) => dirname(file).replace(KINDS, '')),
  ).size

/** Consecutive line comments count as one. */
function commentsOf(file: string): number {
  const text = textOf(file)
  let end = 0
  let count = 0
  for (const comment of parseSync(file, text).comments) {
    const continues = comment.type === 'Line' && end > 0 && text.slice(end, comment.start).trim() === ''
    if (!continues) count++
    end = comment.type === 'Line' ? comment.end : 0
  }
  return count
}

async function violations(): Promise<{ upward: number; rings: number }> {
  const options = await extractOptions(join(project, '.dependency-cruiser.cjs'))
  const { output } = await cruise(['src'], { ...options, validate: true })
  const names = typeof output === 'string' ? [] : output.summary.violations.map(({ rule }) => rule.name)
  const rings = names.filter((name) => name === 'no cycles').length
  return { upward: names.filter((name) => name.endsWith('only from below')).length, rings }
}

const number = (value: number) => value.toLocaleString('en')
const { upward, rings } = await violations()
const opened = features.map((feature) => ({ ...feature, files: filesOfFeature(feature) }))

printTable(
  'The source tree',
  ['what', '19 November', 'goal', 'today'],
  [
    ['TypeScript files in src, without tests', '2,190', '≤ 1,700', number(code.length)],
    ['their lines', '160,900', '≤ 138,000', number(lines(code))],
    ['lines of tests', '81,000', '', number(lines(tests))],
    ['lines of CSS', '17,580', '≤ 10,000', number(lines(styles))],
    ['folders in src', '301', '≤ 140', number(folders.size)],
    ['features that hold vouchers', '16', '≤ 3', number(foldersOf('voucher'))],
    ['features that hold gifts', '17', '≤ 3', number(foldersOf('gift'))],
    ['features that hold returns', '17', '≤ 3', number(foldersOf('return'))],
    ['comments', '9,140', '≤ 4,500', number(code.reduce((sum, file) => sum + commentsOf(file), 0))],
    ...opened.map(({ name, before, goal, files }) => [
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
  for (const { name, files } of opened)
    console.log(`\n### ${name}\n\n${files.map((file, place) => `${place + 1}. ${file}`).join('\n')}`)
