/** What is drawn rather than listed, read out of a product's free specifications. */
export interface ScentPyramid {
  top: string[]
  heart: string[]
  base: string[]
}

export interface Intensity {
  /** 1 to 5. */
  level: number
  word: string
}

type Specifications = Readonly<Record<string, string>>

const drawnKeys = new Set(['Topo', 'Coração', 'Fundo', 'Intensidade'])

/** All three layers or none: half a pyramid cannot be drawn. */
export function scentPyramid(specifications: Specifications): ScentPyramid | null {
  const [top, heart, base] = ['Topo', 'Coração', 'Fundo'].map((key) => notesOf(specifications[key]))
  return top?.length && heart?.length && base?.length ? { top, heart, base } : null
}

function notesOf(text = ''): string[] {
  return text
    .split(/,| e /)
    .map((note) => note.trim())
    .filter(Boolean)
}

/** '3 – Média' or '3'. */
export function intensity(specifications: Specifications): Intensity | null {
  const match = /^([1-5])(?:\s*[–-]\s*(.+))?$/.exec(specifications.Intensidade?.trim() ?? '')
  return match?.[1] ? { level: Number(match[1]), word: match[2]?.trim() ?? '' } : null
}

export interface PhysicalFacts {
  weightGrams: number
  dimensions: { length: number; width: number; height: number }
}

/** A product without its own figures is shown with the house's usual jar. */
export function physicalFacts(product: {
  weight: number
  dimensions: { length: number; width: number; height: number } | null
}): PhysicalFacts {
  return {
    weightGrams: product.weight > 0 ? Math.round(product.weight * 1000) : 250,
    dimensions: product.dimensions ?? { length: 8, width: 8, height: 10 },
  }
}

/** The specifications that are read, without those that are drawn. */
export function listedSpecifications(specifications: Specifications): [name: string, value: string][] {
  return Object.entries(specifications).filter(([name]) => !drawnKeys.has(name))
}
