import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { showHelp } from '../src/app/commands/show-help.ts'
import { build } from './build.ts'
import { biomeColours, plainEnvironment } from './plain-output.ts'
import { runStep } from './run-step.ts'
import type { TestSummary } from './test-report.ts'

const isFull = process.argv.includes('--full')

showHelp(
  isFull
    ? 'npm run test:full\nRuns what `npm test` runs, with the heavy suites in their long form.'
    : 'npm test\nRuns format, lint, comments, types, dead code, the order of modules and all tests. CONTRIBUTING.md names the parts.',
)

/** Runs all checks, then tests from fast to slow. Every step runs even if an earlier one failed. */
const scratch = mkdtempSync(join(tmpdir(), 'shop-tests-'))
const isTerminal = process.stdout.isTTY === true
const environment = { ...plainEnvironment(isTerminal), ...(isFull && { TESTS: 'full' }) }
const timed: { name: string; seconds: number }[] = []
const failures: string[] = []
const outcomes: { name: string; passed: number; failed: number; seconds: number }[] = []

async function step(name: string, run: () => Promise<{ passed: number; failed: number }>) {
  process.stdout.write(`\n── ${name}\n`)
  const startedAt = performance.now()
  const counts = await run().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    return { passed: 0, failed: 1 }
  })
  outcomes.push({ name, ...counts, seconds: (performance.now() - startedAt) / 1000 })
}

const command =
  (program: string, ...args: string[]) =>
  async () => {
    const code = await runStep(program, args, environment)
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  }

async function vitest() {
  const report = join(scratch, 'vitest.json')
  const code = await runStep(
    'vitest',
    ['run', '--reporter=dot', '--silent=passed-only', '--reporter=./scripts/test-report.ts'],
    { ...environment, TEST_SUMMARY: report },
  )
  const summary = JSON.parse(readFileSync(report, 'utf8')) as TestSummary
  timed.push(...summary.files)
  failures.push(...summary.failures)
  // A file that fails to load reports no failed tests, so the exit code counts as one.
  return { passed: summary.passed, failed: code !== 0 ? Math.max(1, summary.failed) : summary.failed }
}

/** Fewer browsers than usual, because other tests run concurrently on two cores. */
const BROWSERS = 2

const JOURNEYS = 'browser journeys'
const browserOutput = join(scratch, 'browser.txt')

async function browser() {
  const report = join(scratch, 'playwright.json')
  const code = await runStep(
    'playwright',
    ['test', '--reporter=list,json', `--workers=${BROWSERS}`],
    { ...plainEnvironment(false), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    browserOutput,
  )
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'))
  for (const { file, specs } of suites)
    for (const { title, tests } of specs)
      timed.push({ name: `${file} › ${title}`, seconds: (tests[0]?.results[0]?.duration ?? 0) / 1000 })
  return { passed: stats.expected + stats.flaky, failed: code !== 0 ? Math.max(1, stats.unexpected) : 0 }
}

const failedPages = () =>
  globSync('test-results/*/*.md')
    .map((file) => `\n── ${file}\n${readFileSync(file, 'utf8')}`)
    .join('\n')

const checks = async () => {
  await step('format and lint', command('biome', 'ci', ...biomeColours(isTerminal), '.'))
  await step('comments', command('node', 'scripts/check-comments.ts'))
  await step('types', async () => {
    const generated = await runStep('react-router', ['typegen'], environment)
    const check = await runStep('tsc', ['--noEmit', '--checkers', '1'], environment)
    return generated + check === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  })
  await step('dead code', command('knip'))
  await step('order of modules', command('depcruise', '--config', '.dependency-cruiser.cjs', 'src'))
}
// Checks run concurrently with the build, because neither uses two cores fully. Tests depend only on the
// build.
const checking = checks()
await step('build', async () => {
  await build()
  return { passed: 1, failed: 0 }
})
const journeys = step(JOURNEYS, browser)
await step('unit, database and request tests', vitest)
await checking
await journeys
if (outcomes.some(({ name, failed }) => name === JOURNEYS && failed > 0))
  process.stdout.write(
    `\n── what the browser journeys said\n${readFileSync(browserOutput, 'utf8')}${failedPages()}`,
  )

rmSync(scratch, { recursive: true, force: true })
const slowest = timed.toSorted((left, right) => right.seconds - left.seconds).slice(0, 10)
if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n')}\n`)
process.stdout.write('\nThe ten slowest:\n')
for (const { name, seconds } of slowest)
  process.stdout.write(`${seconds.toFixed(0).padStart(5)} s  ${name}\n`)
const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0)
process.stdout.write('\n')
for (const { name, passed, failed, seconds } of outcomes) {
  process.stdout.write(
    `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)\n`,
  )
}
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
process.exitCode = sum('failed') > 0 ? 1 : 0
