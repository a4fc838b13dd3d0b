import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { masterOfUrl } from '#platform/images/image-files.ts'
import { MAX_ALT_LENGTH } from '#platform/images/image-limits.ts'
import { readImage } from '#settings/domain/image-value.ts'
import { brandImages, brandPhotograph, demoRooms } from './demo-data.ts'

const folder = new URL('../../design/photographs/', import.meta.url)

it.each(Object.values({ ...brandImages, ...demoRooms }))(
  '%s is a photograph of the project',
  async (value) => {
    const { url = '', width, height, alt = '' } = readImage(value) ?? {}
    const { name = '' } = masterOfUrl(url) ?? {}
    const photograph = sharp(readFileSync(new URL(brandPhotograph(name), folder)))
    expect(await photograph.metadata()).toMatchObject({ width, height })
    expect(alt.length).toBeGreaterThan(30)
    expect(alt.length).toBeLessThanOrEqual(MAX_ALT_LENGTH)
  },
)
