import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { biomeColours, plainEnvironment } from './plain-output.ts'
import { runStep } from './run-step.ts'

const folder = mkdtempSync(join(tmpdir(), 'shop-log-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['biome', ['ci', ...biomeColours(false), 'package.json']],
  ['depcruise', ['--config', '.dependency-cruiser.cjs', 'src/addresses.ts']],
])('%s writes no colours into a log', async (program, args) => {
  vi.stubEnv('FORCE_COLOR', '1')
  const log = join(folder, `${program}.txt`)
  expect(await runStep(program, args, plainEnvironment(false), log)).toBe(0)
  vi.unstubAllEnvs()
  const text = readFileSync(log, 'utf8')
  expect(text.trim()).not.toBe('')
  expect(text).not.toContain('\u001b')
})

test('keeps the colours of tools on a terminal', () => {
  expect([plainEnvironment(true), biomeColours(true)]).toEqual([{}, []])
})
