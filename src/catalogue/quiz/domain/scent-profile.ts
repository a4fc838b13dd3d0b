import {
  intensity,
  ROOM_SIZE,
  SETTING,
  type Specifications,
  scentPyramid,
} from '#catalogue/products/domain/product-facts.ts'
import { plainNote } from '#catalogue/products/domain/scent-notes.ts'
import { type Accord, accords } from './answers.ts'

export interface ScentProfile {
  notes: readonly string[]
  accords: ReadonlySet<Accord>
  level: number | null
  size: { from: number; to: number } | null
  settings: readonly string[]
}

/** Words that assign a note to a scent family. A note may belong to several families. */
const wordsOf: Record<Accord, RegExp> = {
  doce: /\b(baunilha|fava|cacau|chocolate|caramelo|melaco|mel|coco|leite|figo|acucar|heliotropio|praline|benjoim|tamara)\b/,
  floral:
    /\b(flor(es)?(?! de sal)|rosas?|peonia|jasmim|dama-da-noite|lirio|neroli|heliotropio|camomila|violeta|lavanda|gardenia|magnolia|ylang)\b/,
  citrico:
    /\b(limao|bergamota|cidra|tangerina|mandarina|toranja|grapefruit|yuzu|laranja|capim-limao|lima|verbena)\b/,
  especiarias:
    /\b(pimenta|canela|anis|cardamomo|acafrao|gengibre|noz-moscada|cravo(?! branco)|especiarias?|cominho)\b/,
  ervas:
    /\b(eucalipto|hortela|menta|alecrim|salvia|manjericao|tomilho|capim|canfora|louro|patchuli|cipreste|pinho|pinheiro)\b/,
  defumado:
    /\b(incenso|olibano|mirra|palo santo|tabaco|couro|fumaca|benjoim)\b|\b(tostad|torrad|defumad|queimad)/,
}

export function scentProfile(specifications: Specifications): ScentProfile {
  const pyramid = scentPyramid(specifications)
  const notes = pyramid ? [...pyramid.top, ...pyramid.heart, ...pyramid.base] : []
  return {
    notes,
    accords: new Set(accords.filter((accord) => notes.some((note) => belongsTo(note, accord)))),
    level: intensity(specifications)?.level ?? null,
    size: roomSize(specifications[ROOM_SIZE]),
    settings: (specifications[SETTING] ?? '')
      .split(',')
      .map((setting) => setting.trim())
      .filter(Boolean),
  }
}

function belongsTo(note: string, accord: Accord): boolean {
  const plain = plainNote(note)
  // The first word decides: 'limão-cravo' is a lemon, not clove, and 'mel de laranjeira' is honey.
  if (accord === 'especiarias' && plain.startsWith('limao-')) return false
  return wordsOf[accord].test(plain)
}

function roomSize(text = ''): ScentProfile['size'] {
  const numbers = (text.match(/\d+/g) ?? []).map(Number)
  const [first, second] = numbers
  if (first === undefined) return null
  if (second === undefined) return /at[eé]/i.test(text) ? { from: 0, to: first } : { from: first, to: first }
  return { from: Math.min(first, second), to: Math.max(first, second) }
}
