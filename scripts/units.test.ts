import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/config/project-root.ts'

const units = globSync('deploy/systemd/*.service', { cwd: projectRoot }).map((unit) =>
  join(projectRoot, unit),
)
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

test.each(units)('%s starts what is there', (unit) => {
  const [, start = ''] = /^ExecStart=\/opt\/lume-e-coco\/(.*)$/m.exec(readFileSync(unit, 'utf8')) ?? []
  const files = start.split(' ').filter((word) => word.includes('/'))
  expect(files).not.toEqual([])
  for (const file of files) expect(existsSync(join(projectRoot, file)), file).toBe(true)
})

test.skipIf(!hasSystemd).each(units)('%s exposes little of the machine', (unit) => {
  const json = execFileSync('systemd-analyze', ['security', '--offline=true', '--json=short', unit], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const exposure = (JSON.parse(json) as { exposure: string | null }[]).reduce(
    (sum, { exposure }) => sum + Number(exposure ?? 0),
    0,
  )
  expect(exposure).toBeLessThan(3)
})
