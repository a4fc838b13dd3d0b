import { expect, it } from 'vitest'
import { codeInHash } from './code-in-hash.ts'

it.each([
  ['', ''],
  ['#', ''],
  ['#ABCD-EFGH-JKLM-NPQR', 'ABCD-EFGH-JKLM-NPQR'],
  ['#ABCD%2DEFGH', 'ABCD-EFGH'],
  ['#%', ''],
  ['#%E0%A4%A', ''],
])('reads %j as %j', (hash, code) => {
  expect(codeInHash(hash)).toBe(code)
})
