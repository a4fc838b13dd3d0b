import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  findContentType,
  imageAddress,
  listRenditions,
  masterName,
  masterOfUrl,
  parseImageName,
  parseImagePath,
  renditionFile,
  sortChosenFiles,
} from './image-files.ts'
import { emailImage, feedImage, imageVariants } from './image-variants.ts'

const master = { bucket: 'product-images', name: 'lavanda-camomila-2.webp' } as const

describe('the address of an image', () => {
  test('a master, its sizes and its preview are understood', () => {
    const file = (name: string) => ({ bucket: 'product-images', name })
    expect(parseImagePath('/media/product-images/lavanda-camomila-2.webp')).toEqual({
      file: master,
      master,
    })
    expect(parseImagePath('/media/product-images/lavanda-camomila-2.w480.avif')).toEqual({
      file: file('lavanda-camomila-2.w480.avif'),
      master,
      rendition: { kind: 'sized', format: 'avif', width: 480 },
    })
    expect(parseImagePath('/media/product-images/lavanda-camomila-2.avif')).toEqual({
      file: file('lavanda-camomila-2.avif'),
      master,
      rendition: { kind: 'full-avif' },
    })
    expect(parseImagePath('/media/og/product-images/lavanda-camomila-2.jpg')).toEqual({
      file: file('lavanda-camomila-2.og.jpg'),
      master,
      rendition: { kind: 'open-graph' },
    })
    expect(parseImagePath(emailImage(imageAddress(master)) ?? '')).toEqual({
      file: renditionFile(master, { kind: 'email' }),
      master,
      rendition: { kind: 'email' },
    })
    expect(parseImagePath(feedImage(imageAddress(master)) ?? '')).toMatchObject({
      rendition: { kind: 'feed' },
    })
  })

  test.each([
    '/media/product-images/../secret.webp',
    '/media/product-images/%2e%2e%2fsecret.webp',
    '/media/product-images/..%2fsecret.webp',
    '/media/product-images//jasmim.webp',
    '/media/product-images/.hidden.webp',
    '/media/product-images/-jasmim.webp',
    '/media/product-images/jasmim.webp/',
    '/media/product-images/jasmim.webp%00.html',
    '/media/product-images/jasmim.webp\0',
    '/media/product-images/jasmim.html',
    '/media/product-images/jasmim.svg',
    '/media/product-images/jasmim',
    '/media/product-images/jasmim.w481.webp',
    '/media/product-images/jasmim.w0480.webp',
    '/media/product-images/jasmim.og.jpg',
    '/media/product-images/jasmim.og.1abc.jpg',
    '/media/product-images/jasmim.jpg',
    '/media/og/product-images/jasmim.mail.jpg',
    '/media/og/product-images/jasmim.feed.jpg',
    '/media/og/product-images/jasmim.webp',
    '/media/og/orders/jasmim.jpg',
    '/media/orders/jasmim.webp',
    '/media/.incoming/jasmim.webp',
    '/media/product-images/Jasmim.webp',
    `/media/product-images/${'a'.repeat(200)}.webp`,
    '/media/',
  ])('%j is nothing', (path) => {
    expect(parseImagePath(path)).toBeUndefined()
  })

  test('accepts only a known bucket and a plain name', () => {
    const nasty = fc.array(fc.constantFrom('a', '2', '-', '.', '..', '/', '%2e', '\\', 'w480', '.webp', '\0'))
    fc.assert(
      fc.property(nasty, (parts) => {
        const media = parseImagePath(`/media/product-images/${parts.join('')}`)
        if (media) expect(media.file.name).toMatch(/^[a-z0-9][a-z0-9-]*(\.w\d+)?\.(webp|avif)$/)
      }),
    )
  })
})

test('every file that pages ask for is one that the pipeline makes', () => {
  const url = imageAddress(master)
  const variants = imageVariants(url, 1200)
  const sources = `${variants?.avif}, ${variants?.webp}`
    .split(', ')
    .map((entry) => parseImagePath(entry.split(' ')[0] ?? '')?.file.name)
  const fileNames = [
    master.name,
    ...listRenditions(1200).map((rendition) => renditionFile(master, rendition).name),
  ]
  expect(sources.sort()).toEqual(fileNames.sort())
})

test('the name of a rendition leads back to it', () => {
  const onDemand = [{ kind: 'open-graph' }, { kind: 'email' }, { kind: 'feed' }] as const
  for (const rendition of [...listRenditions(2000), ...onDemand]) {
    const { bucket, name } = renditionFile(master, rendition)
    expect(parseImageName(bucket, name)).toEqual({ file: { bucket, name }, master, rendition })
  }
})

test('the file of a picture with words belongs to its master', () => {
  const rendition = { kind: 'shared', mark: '-1abc', title: 'Lavanda', shopName: 'Lume & Coco' } as const
  const file = renditionFile(master, rendition)
  expect(parseImageName(file.bucket, file.name)).toEqual({ file, master })
})

test('only a master is an identity', () => {
  expect(masterOfUrl('/media/product-images/lavanda-camomila-2.webp')).toEqual(master)
  expect(masterOfUrl('/media/product-images/lavanda-camomila-2.w480.webp')).toBeUndefined()
  expect(masterOfUrl('https://elsewhere.example/a.webp')).toBeUndefined()
})

test('an upload is named after the product and the moment', () => {
  const moment = new Date('2026-11-15T12:00:00Z')
  expect(masterName('cha-branco', moment)).toBe('cha-branco-1794744000000.webp')
  expect(masterName('cha-branco', moment, 2)).toBe('cha-branco-1794744000000-2.webp')
  expect(masterName('Chá / Branco', moment)).toBe('cha-branco-1794744000000.webp')
  expect(masterName('日本', moment)).toBe('imagem-1794744000000.webp')
})

test('any slug gives a name that the shop can serve', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (slug, index) => {
      const name = masterName(slug, new Date(0), index)
      expect(parseImagePath(`/media/product-images/${name}`)?.file.name).toBe(name)
    }),
  )
})

test('the content type follows from the name', () => {
  const findType = (name: string) => findContentType({ bucket: 'blog-images', name })
  expect(findType('a.webp')).toBe('image/webp')
  expect(findType('a.w480.avif')).toBe('image/avif')
  expect(findType('a.og.jpg')).toBe('image/jpeg')
})

const file = (name: string, type: string) => ({ name, type })

test('images are sent, iPhone photographs and other files are counted', () => {
  const photo = file('mel-figo.jpg', 'image/jpeg')
  const files = [
    photo,
    file('IMG_1.HEIC', ''),
    file('IMG_2.heif', 'image/heif'),
    file('IMG_3.heic', 'image/heic'),
    file('precos.pdf', 'application/pdf'),
    file('sem-tipo', ''),
  ]
  expect(sortChosenFiles(files)).toEqual({ images: [photo], heic: 3, others: 2 })
  expect(sortChosenFiles([])).toEqual({ images: [], heic: 0, others: 0 })
})
