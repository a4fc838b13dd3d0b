export type NoteFamily = 'citrus' | 'flower' | 'herb' | 'spice' | 'wood' | 'bean' | 'fruit' | 'drop'

/** The first match wins, so 'flor de laranjeira' is a flower, not a citrus. */
const families: readonly [family: NoteFamily, words: RegExp][] = [
  ['spice', /\b(pimenta|canela|anis|cardamomo|acafrao|gengibre|noz-moscada)/],
  ['citrus', /\b(limao|bergamota|cidra|tangerina|mandarina|toranja|grapefruit|yuzu)/],
  ['spice', /\bcravo/],
  [
    'flower',
    /\b(flor(?! de sal)|rosa|peonia|jasmim|dama-da-noite|lirio|neroli|heliotropio|camomila|violeta|lavanda)/,
  ],
  ['citrus', /\blaranja/],
  ['bean', /\b(baunilha|fava|cacau|cafe|chocolate|caramelo|melaco)/],
  ['wood', /\b(cedro|sandalo|madeira|cipreste|carvalho|oliveira|palo santo|vetiver|pinho|pinheiro)/],
  ['herb', /\b(folha|capim|alecrim|salvia|manjericao|tomilho|hortela|eucalipto|verbena|cha|petitgrain)/],
  ['herb', /\b(musgo|feno|patchuli|tabaco|algodao)/],
  ['fruit', /\b(figo|pera|maca|lichia|groselha|pessego|coco|leite de coco|uva|ameixa)/],
]

export function noteFamily(note: string): NoteFamily {
  const plain = plainNote(note)
  return families.find(([, words]) => words.test(plain))?.[0] ?? 'drop'
}

export function plainNote(note: string): string {
  return note.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
