import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { masterOfUrl } from '#domain/images/image-files.ts'
import { MAX_ALT_LENGTH } from '#domain/images/image-limits.ts'
import { brandPhotograph } from './brand-image.ts'
import { collectionRooms } from './collection-rooms.ts'
import { brandImages } from './images.ts'

const folder = new URL('../../../design/photographs/', import.meta.url)

it.each(Object.values({ ...brandImages, ...collectionRooms }))(
  '$url is a photograph of the project',
  async ({ url, width, height, alt }) => {
    const { name = '' } = masterOfUrl(url) ?? {}
    const photograph = sharp(readFileSync(new URL(brandPhotograph(name), folder)))
    expect(await photograph.metadata()).toMatchObject({ width, height })
    expect(alt.length).toBeGreaterThan(30)
    expect(alt.length).toBeLessThanOrEqual(MAX_ALT_LENGTH)
  },
)
