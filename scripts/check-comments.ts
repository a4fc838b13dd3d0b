import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { showHelp } from '../src/app/commands/show-help.ts'
import {
  compareWithCeilings,
  countComments,
  countNamesAndTitles,
  sourceFiles,
  testFiles,
} from './comments.ts'

showHelp(
  'node scripts/check-comments.ts [lower]\nCompares comments, names and test titles with comment-ceilings.json; `lower` lowers the ceilings to the numbers of today.',
)

const file = join(import.meta.dirname, 'comment-ceilings.json')
const ceilings: Record<string, number> = JSON.parse(readFileSync(file, 'utf8'))
const sources = sourceFiles()
const counts = new Map([...countComments(sources), ...countNamesAndTitles(sources, testFiles())])

if (process.argv.includes('lower')) {
  for (const [kind, { count }] of counts) ceilings[kind] = Math.min(count, ceilings[kind] ?? count)
  writeFileSync(file, `${JSON.stringify(ceilings, null, 2)}\n`)
}

const faults = compareWithCeilings(counts, ceilings)
for (const fault of faults) console.error(fault)
if (faults.length > 0) {
  console.error(
    '`node scripts/check-comments.ts lower` lowers the ceilings. They never rise: reword the comment, name or title.',
  )
  process.exitCode = 1
}
