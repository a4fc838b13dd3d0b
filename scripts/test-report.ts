import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

export interface TestSummary {
  readonly passed: number
  readonly failed: number
  readonly files: readonly { readonly name: string; readonly seconds: number }[]
  readonly failures: readonly string[]
}

type Fault = NonNullable<ReturnType<TestCase['result']>['errors']>[number]

/**
 * Vitest's summary omits an error's cause, which holds PostgreSQL's message. The error message truncates
 * compared values; its diff does not.
 */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const inState = (state: string) => tests.filter((test) => test.result().state === state)
    const failures = inState('failed')
    const summary: TestSummary = {
      passed: inState('passed').length,
      failed: failures.length,
      files: modules.map((module) => ({
        name: nameOf(module),
        seconds: (module.diagnostic().duration + module.diagnostic().collectDuration) / 1000,
      })),
      failures: [
        ...failures.map((test) =>
          describe(`${nameOf(test.module)} › ${test.fullName}`, test.result().errors ?? []),
        ),
        ...modules
          .filter((module) => module.errors().length > 0)
          .map((module) => describe(nameOf(module), module.errors())),
      ],
    }
    writeFileSync(process.env.TEST_SUMMARY ?? '', JSON.stringify(summary))
  }
}

const nameOf = ({ moduleId }: TestModule) => relative(process.cwd(), moduleId)

const describe = (name: string, faults: readonly Fault[]) => [name, ...faults.flatMap(writeLines)].join('\n')

const FIRST_LINES = 12
const FIRST_LINES_OF_DIFF = 40

function writeLines(fault: Fault): string[] {
  const own = (fault.stack || fault.message).split('\n').slice(0, FIRST_LINES)
  const diff = stripVTControlCharacters(fault.diff ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, FIRST_LINES_OF_DIFF)
  const lines = [...own, ...diff].map((line) => `    ${line}`)
  return fault.cause ? [...lines, '    because of', ...writeLines(fault.cause)] : lines
}
