import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { routeTable } from '#app/route-table.ts'
import { type RunningShop, startSeededShop } from '../../tests/support/running-shop.ts'
import { isFullRun } from '../full-run.ts'
import { highLimits } from '../shop/environment.ts'
import { actionForms } from './form-schemas.ts'
import { runFuzz } from './run-fuzz.ts'
import { describeFault } from './tally.ts'

const REQUESTS = isFullRun ? 2_000 : 500
const SEED = 20_261_115

let running: RunningShop
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'), { RATE_LIMITS: highLimits })
})
afterAll(() => running?.stop())

describe('requests bent from the schemas', () => {
  test('cover every route that has an action', () => {
    const withAction = Object.entries(routeTable).filter(([name, { module }]) => {
      const source = readFileSync(`src/${module}`, 'utf8')
      return name !== 'functions' && /export (?:async )?(?:function|const) action\b/.test(source)
    })
    expect(Object.keys(actionForms).sort()).toEqual(withAction.map(([name]) => name).sort())
  })

  test('find no fault, and change nothing without right', { timeout: 300_000 }, async () => {
    const tally = await runFuzz(running, { requests: REQUESTS, seed: SEED })
    expect(tally.faults.map(describeFault), `seed ${SEED}`).toEqual([])
    expect(tally.requests).toBeGreaterThanOrEqual(REQUESTS)
  })
})
