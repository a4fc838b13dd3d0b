import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/config/project-root.ts'
import { createMetrics } from '#platform/http/metrics.ts'
import type { Shop } from '#platform/shop.ts'
import { publishFigures } from './publish-figures.ts'
import { figures } from './read-operating-figures.ts'

const alerts = readFileSync(join(projectRoot, 'deploy/alerts.yaml'), 'utf8')

const emptyFigures = Object.fromEntries(
  figures.map(({ name, label }) => [name, label === undefined ? 0 : {}]),
)

async function publishedText(rows: object[]): Promise<string> {
  const metrics = createMetrics()
  const db = { execute: async () => ({ rows }) }
  const shop = { db, clock: { now: () => new Date('2026-11-19T12:00:00Z') } } as unknown as Shop
  publishFigures(metrics, { shop, pools: {} })
  return metrics.registry.metrics()
}

test('the sample alerts watch figures that the shop publishes', async () => {
  const names = new Set([...(await publishedText([])).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  const watched = [...alerts.matchAll(/\bshop_\w+/g)].map(([name]) => name.replace(/_count$/, ''))
  expect(watched).toContain('shop_http_request_duration_seconds')
  expect(watched).toContain('shop_backup_age_seconds')
  expect(watched.filter((name) => !names.has(name))).toEqual([])
})

test('a shop without any backup has an infinitely old one, so that the alert fires', async () => {
  expect(await publishedText([{ ...emptyFigures, shop_backup_age_seconds: null }])).toMatch(
    /^shop_backup_age_seconds \+Inf$/m,
  )
})
