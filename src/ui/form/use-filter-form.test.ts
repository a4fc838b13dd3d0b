import { expect, it } from 'vitest'
import { arrivedAt, noPendingAddresses, withPending } from './use-filter-form.ts'

const list = '/produtos'
const f = '/produtos?search=f'
const figo = '/produtos?search=figo'

it('recognises its own URL when it arrives, even if the next one was requested', () => {
  const pendingAddresses = withPending(withPending(noPendingAddresses, f, list), figo, list)
  const first = arrivedAt(pendingAddresses, f)
  expect(first.isOwn).toBe(true)
  expect(arrivedAt(first.own, figo)).toEqual({ own: [], isOwn: true })
})

it('does not wait for what was overtaken: coming back to it later is somebody else’s choice', () => {
  const pendingAddresses = withPending(withPending(noPendingAddresses, f, list), figo, list)
  const { own: pending } = arrivedAt(pendingAddresses, figo)
  expect(arrivedAt(pending, f).isOwn).toBe(false)
})

it('follows Back, a removed chip and a cleared list, and forward again', () => {
  const { own } = arrivedAt(withPending(noPendingAddresses, figo, list), figo)
  const afterBack = arrivedAt(own, list)
  expect(afterBack).toEqual({ own: [], isOwn: false })
  expect(arrivedAt(afterBack.own, figo).isOwn).toBe(false)
})

it('waits for nothing where the page is already there', () => {
  expect(withPending(noPendingAddresses, figo, figo)).toEqual([])
})
