import { describe, expect, it } from 'vitest'
import { mergeChanges, parseAnnouncement } from './announcement.ts'

describe('parseAnnouncement', () => {
  it.each([
    ['{"kind":"products","ids":["a","b"]}', { kind: 'product', ids: ['a', 'b'] }],
    ['{"kind" : "categories", "ids" : ["c"]}', { kind: 'category', ids: ['c'] }],
    ['{"kind":"posts","ids":"all"}', { kind: 'post', ids: 'all' }],
  ])('reads %s', (payload, change) => {
    expect(parseAnnouncement(payload)).toEqual(change)
  })

  it.each([
    '',
    'all',
    '[]',
    'null',
    '{"kind":"orders","ids":["a"]}',
    '{"kind":"constructor","ids":[]}',
    '{"kind":"products","ids":[1]}',
    '{"kind":"products"}',
  ])('does not pretend to understand %j', (payload) => {
    expect(parseAnnouncement(payload)).toBeUndefined()
  })
})

it('mergeChanges names each thing once, and all swallows the rest', () => {
  expect(
    mergeChanges([
      { kind: 'product', ids: ['a', 'b'] },
      { kind: 'post', ids: ['x'] },
      { kind: 'product', ids: ['b', 'c'] },
      { kind: 'category', ids: 'all' },
      { kind: 'category', ids: ['y'] },
    ]),
  ).toEqual([
    { kind: 'product', ids: ['a', 'b', 'c'] },
    { kind: 'post', ids: ['x'] },
    { kind: 'category', ids: 'all' },
  ])
})
