import { describe, expect, it } from 'vitest'
import { rateLimitSettings, rateLimitTable } from './limits.ts'

describe('rateLimitSettings', () => {
  it('keeps the usual values when nothing is set', () => {
    expect(rateLimitSettings('')).toEqual({ settings: rateLimitTable, faults: [] })
  })

  it('changes what the owner names and keeps how it is counted', () => {
    const { settings, faults } = rateLimitSettings('sign-in-address=100/30, newsletter=5/7200')
    expect(faults).toEqual([])
    expect(settings['sign-in-address']).toEqual({ points: 100, seconds: 30, counting: 'exact' })
    expect(settings.newsletter).toEqual({ points: 5, seconds: 7200, counting: 'exact' })
    expect(settings['cep-lookup']).toBe(rateLimitTable['cep-lookup'])
  })

  it.each([
    ['nonsense', 'malformed'],
    ['newsletter=3', 'malformed'],
    ['newsletter=0/60', 'malformed'],
    ['newsletter=3/0', 'malformed'],
    ['newsletter=-3/60', 'malformed'],
    ['constructor=3/60', 'unknown-name'],
  ])('reports %s as %s', (entry, reason) => {
    expect(rateLimitSettings(entry)).toEqual({ settings: rateLimitTable, faults: [{ entry, reason }] })
  })
})
