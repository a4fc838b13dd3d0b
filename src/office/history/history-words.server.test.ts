import { expect, test } from 'vitest'
import { historyCopy } from '#ui/copy/admin-change-history.ts'
import { listMeanings, viewChange } from './history-words.server.ts'

const change = {
  id: 'change',
  entity: 'blog-post',
  entityId: 'post',
  action: 'published',
  changes: { title: { from: 'A', to: 'B' } },
  actorName: 'Clara',
  at: new Date('2026-11-15T12:00:00Z'),
  subject: 'B',
  exists: true,
} as const
const posts = {
  entity: 'blog-post',
  words: { actions: { published: 'Publicado' }, fields: { title: 'Título' } },
  addressOf: (id: string) => `/posts/${id}`,
} as const

test('shows the changes of a feature in its own words, with a link to what was changed', () => {
  expect(viewChange(change, [posts])).toMatchObject({
    action: 'Publicado',
    address: '/posts/post',
    fields: [{ name: 'Título', values: ['A', 'B'] }],
  })
  expect(listMeanings('título', [posts])).toContainEqual({
    entity: 'blog-post',
    isAll: false,
    actions: [],
    fields: ['title'],
  })
})

test('still lists the changes of a feature that the shop no longer has', () => {
  expect(viewChange(change, [])).toMatchObject({ action: historyCopy.changed, subject: 'B', address: null })
})
