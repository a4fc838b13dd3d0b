import { expect, test } from 'vitest'
import { postData } from './post-data.ts'

const post = {
  slug: 'a',
  title: 'A',
  excerpt: 'B',
  author: 'C',
  createdAt: new Date(0),
  image: { url: '/media/blog-images/a.webp', width: 4, height: 5, alt: '' },
}

test('a post has the fields that search engines require', () => {
  const data = postData('', 'Lume', post)
  expect(data).toMatchObject({ '@type': 'BlogPosting' })
  for (const field of ['headline', 'image', 'datePublished', 'author', 'publisher'])
    expect(data).toHaveProperty(field, expect.anything())
})
