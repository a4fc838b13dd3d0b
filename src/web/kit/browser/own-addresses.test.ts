import { expect, it } from 'vitest'
import { askedFor, hasCome, noOwnAddresses } from './own-addresses.ts'

const list = '/produtos'
const f = '/produtos?search=f'
const figo = '/produtos?search=figo'

it('knows its own address when it comes, also while the next one is asked for already', () => {
  const own = askedFor(askedFor(noOwnAddresses, f, list), figo, list)
  const first = hasCome(own, f)
  expect(first.isOwn).toBe(true)
  expect(hasCome(first.own, figo)).toEqual({ own: [], isOwn: true })
})

it('does not wait for what was overtaken: coming back to it later is somebody else’s choice', () => {
  const own = askedFor(askedFor(noOwnAddresses, f, list), figo, list)
  const { own: left } = hasCome(own, figo)
  expect(hasCome(left, f).isOwn).toBe(false)
})

it('follows Back, a removed chip and a cleared list, and forward again', () => {
  const { own } = hasCome(askedFor(noOwnAddresses, figo, list), figo)
  const back = hasCome(own, list)
  expect(back).toEqual({ own: [], isOwn: false })
  expect(hasCome(back.own, figo).isOwn).toBe(false)
})

it('waits for nothing where the page is already there', () => {
  expect(askedFor(noOwnAddresses, figo, figo)).toEqual([])
})
