import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { projectRoot } from '#project-root.ts'

const script = `
  import { limitMallocArenas } from './scripts/limit-malloc-arenas.ts'
  limitMallocArenas()
  const { execArgv, env } = process
  process.stdout.write(JSON.stringify({ limit: env.MALLOC_ARENA_MAX, keepsFlag: execArgv.includes('--expose-gc'), words: env.WORDS }))`

const start = (environment: Record<string, string>) => {
  const { MALLOC_ARENA_MAX: _ofThisTest, ...others } = process.env
  return JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
      cwd: projectRoot,
      env: { ...others, ...environment },
      encoding: 'utf8',
    }),
  )
}

test.runIf(process.platform === 'linux')('a start goes on with the limit, its flags and its settings', () => {
  expect(start({ WORDS: 'velas' })).toMatchObject({ limit: '2', keepsFlag: true, words: 'velas' })
})

test('who has chosen a limit keeps it', () => {
  expect(start({ MALLOC_ARENA_MAX: '4' })).toMatchObject({ limit: '4', keepsFlag: true })
})
