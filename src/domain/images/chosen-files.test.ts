import { expect, test } from 'vitest'
import { sortChosenFiles } from './chosen-files.ts'

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
