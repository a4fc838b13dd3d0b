import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { projectRoot } from '#platform/config/project-root.ts'

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const own = Object.entries(scripts).filter(([, line]) => line.startsWith('node '))
const folder = mkdtempSync(join(tmpdir(), 'shop-help-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// Node cannot load JSX, so a command that imports a component fails at startup.
test.each(own)(
  'npm run %s --help prints how it is used and does nothing',
  (name, line) => {
    const [program = '', ...args] = line.replace(/^node/, process.execPath).split(' ')
    const folders = { DATA_DIR: join(folder, 'data'), NODE_COMPILE_CACHE: join(folder, 'compiled') }
    const env = { ...process.env, ...folders }
    const help = execFileSync(program, [...args, '--help'], { cwd: projectRoot, env, encoding: 'utf8' })
    expect(help).toMatch(new RegExp(`^Usage: npm (run )?${name}\\b`))
    expect(readdirSync(folder)).not.toContain('data')
  },
  120_000,
)
