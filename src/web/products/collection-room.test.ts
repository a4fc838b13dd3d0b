import { expect, test } from 'vitest'
import { collectionRooms } from '#copy/brand/collection-rooms.ts'
import { demoCollections } from '#database/seed/demo/collections.ts'
import { imageInRoom } from './collection-room.server.ts'

const stored = (name: string) => ({
  url: `/media/category-images/${name}`,
  width: 1500,
  height: 1000,
  alt: '',
})

test('every collection of the demo has a room of its own', () => {
  const shown = demoCollections.map(({ image }) => imageInRoom(stored(image))?.url)
  expect(new Set(shown)).toEqual(new Set(Object.values(collectionRooms).map(({ url }) => url)))
})

test('a collection with the owner’s photograph shows it, and one without any shows none', () => {
  const own = stored('calma-1794870000000.webp')
  expect(imageInRoom(own)).toBe(own)
  expect(imageInRoom(null)).toBeNull()
})
