import { readdirSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { demoCollections, demoPhotographs } from './demo-data.ts'

const folder = new URL('../../design/photographs/', import.meta.url)

describe('the list of photographs', () => {
  it('names every file of the folder, and no other', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.webp'))
    expect(demoPhotographs.map((photograph) => photograph.file).sort()).toEqual(files.sort())
  })

  it('keeps each source light, and all of them together small enough for a repository', () => {
    const sizes = demoPhotographs.map(({ file }) => statSync(new URL(file, folder)).size)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(250_000)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(9_000_000)
  })

  it('describes each image in words of its own, short enough to listen to', () => {
    const texts = demoPhotographs.map((photograph) => photograph.alt)
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) {
      expect(text.length).toBeGreaterThan(40)
      expect(text.length).toBeLessThanOrEqual(130)
      expect(text).not.toMatch(/^(Foto|Imagem)|[.]$/)
    }
  })

  it('has an image for each collection', () => {
    for (const { slug, image } of demoCollections) {
      expect(image).toBe(`colecao-${slug}.webp`)
      expect(demoPhotographs.find(({ file }) => file === image)?.use).toBe('collection')
    }
  })
})
