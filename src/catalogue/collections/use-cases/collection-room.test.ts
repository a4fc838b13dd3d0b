import { expect, test } from 'vitest'
import { demoCollections, demoRooms } from '#demo/demo-data.ts'
import { imageInRoom } from './collection-room.ts'

const stored = (name: string) => ({
  url: `/media/category-images/${name}`,
  width: 1500,
  height: 1000,
  alt: '',
})

test('every collection of the demo has a room of its own', () => {
  const shownDemoCollections = demoCollections.map(
    ({ image }) => imageInRoom(demoRooms, stored(image))?.url ?? '',
  )
  expect(new Set(shownDemoCollections).size).toBe(demoCollections.length)
  for (const url of shownDemoCollections) expect(url).toMatch(/^\/media\/brand-images\//)
})

test('a collection with the owner’s photograph shows it, and one without any shows none', () => {
  const own = stored('calma-1794870000000.webp')
  expect(imageInRoom(demoRooms, own)).toBe(own)
  expect(imageInRoom(demoRooms, null)).toBeNull()
  expect(imageInRoom({}, stored(demoCollections[0]?.image ?? ''))?.url).toContain('/category-images/')
})
