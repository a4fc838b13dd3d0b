import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/config/project-root.ts'

const script = `import { say } from './scripts/say.ts'; say('\\nPorta ocupada:\\n  - 3000')`
const lineFor = (SITE_URL: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: projectRoot,
    env: { ...process.env, SITE_URL },
    encoding: 'utf8',
  })

test('a public shop writes one line of JSON, a local one plain text', () => {
  const line = JSON.parse(lineFor('https://loja.exemplo.com.br'))
  expect(line).toMatchObject({ level: 30, msg: 'Porta ocupada:\n  - 3000' })
  for (const local of ['', 'http://localhost:3000'])
    expect(lineFor(local)).toBe('\nPorta ocupada:\n  - 3000\n')
})
