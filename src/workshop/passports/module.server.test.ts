import { expect, test } from 'vitest'
import { paperLinks } from '#workshop/batches/admin/paper-links.server.ts'
import { batchPapers } from './module.server.ts'

const addressesFor = (isHelper: boolean) =>
  paperLinks({ batchPapers }, { number: 27, isHelper }).map(({ to }) => to)

test('a batch leads the owner to its page and its labels, a helper only to its labels', () => {
  expect(addressesFor(false)).toEqual(['/admin/levas/27/passaporte', '/admin/levas/27/etiquetas'])
  expect(addressesFor(true)).toEqual(['/admin/levas/27/etiquetas'])
})
