import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { projectRoot } from '#project-root.ts'

/** React's elements carry a store of checks where it runs for developers. */
const script = `
  import { loadProductionEnvironment } from './scripts/run-shop.ts'
  loadProductionEnvironment()
  const { createElement } = await import('react')
  process.stdout.write('_store' in createElement('p') ? 'for developers' : 'for visitors')`

const formOfReact = ({ NODE_ENV }: { NODE_ENV?: string }) => {
  const { NODE_ENV: _ofThisTest, ...others } = process.env
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: projectRoot,
    env: { ...others, ...(NODE_ENV && { NODE_ENV }) },
    encoding: 'utf8',
  })
}

test('whoever starts the shop without a word about it gets React as visitors should', () => {
  expect(formOfReact({})).toBe('for visitors')
})

test('who asks for the form for developers gets it', () => {
  expect(formOfReact({ NODE_ENV: 'development' })).toBe('for developers')
})
