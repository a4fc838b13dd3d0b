import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '#platform/config/project-root.ts'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')
const compose = read('compose.yaml')

function parseServices(text: string): [string, string][] {
  const [, shared = ''] = /^x-shop: .*\n((?: .*\n)+)/m.exec(text) ?? []
  const [, services = ''] = /^services:\n((?:(?: .*)?\n)+)/m.exec(text) ?? []
  return [...services.matchAll(/^ {2}(\w+):\n((?:(?: {4}.*)?\n)+)/gm)].map(([, name = '', block = '']) => [
    name,
    block.includes('<<: *shop') ? shared + block : block,
  ])
}

const services = [...parseServices(compose), ...parseServices(read('compose.s3.yaml'))]

test.each(services)('service %s has limits for its memory and its log', (_, block) => {
  expect(block).toMatch(/^ +mem_limit: \d+[gm]$/m)
  expect(block).toMatch(/^ +logging: (\*logging|.*max-size: 10m)/m)
})

test('service backup runs every night, also after a night that failed', () => {
  expect(services.map(([name]) => name)).toContain('backup')
  const [, , , script = ''] = /^ {4}command: \["(sh)", "(-c)", "(while .*)"\]$/m.exec(compose) ?? []
  const folder = mkdtempSync(join(tmpdir(), 'shop-compose-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const stub = (file: string, lines: string) => {
    writeFileSync(join(folder, file), `#!/bin/sh\n${lines}\n`)
    chmodSync(join(folder, file), 0o755)
  }
  mkdirSync(join(folder, 'deploy'))
  stub('deploy/back-up.sh', 'echo backup; exit 1')
  // 01:00 in São Paulo. The stub ends the loop in the third night.
  stub('date', 'echo 1763524800')
  stub('sleep', 'echo "slept $1"; echo x >> slept; [ "$(wc -l < slept)" -lt 3 ]')
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
  const args = ['-c', `${script.replaceAll('$$', '$')}; true`]
  const output = execFileSync('sh', args, { cwd: folder, env, encoding: 'utf8' })
  expect(output.trim().split('\n')).toEqual(['slept 7200', 'backup', 'slept 7200', 'backup', 'slept 7200'])
})
