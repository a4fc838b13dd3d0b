import { expect, it } from 'vitest'
import { isGtin } from './field-kinds.ts'

it.each(['7891000315507', '40170725', '036000291452', '17891000315504'])(
  'accepts the article number %s',
  (code) => {
    expect(isGtin(code)).toBe(true)
  },
)

it.each(['7891000315508', '789100031550', '7891000315507 ', '', '789100031550A', '00000001'])(
  '“%s” is none',
  (code) => {
    expect(isGtin(code)).toBe(false)
  },
)
