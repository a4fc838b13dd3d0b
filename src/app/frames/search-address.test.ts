import { expect, test } from 'vitest'
import { searchAddress } from './search-form.tsx'

test('trims and encodes the term', () => {
  expect(searchAddress('  canela & laranja ')).toBe('/produtos?search=canela%20%26%20laranja')
})

test('an empty search has no address', () => {
  expect(searchAddress('   ')).toBeNull()
})
