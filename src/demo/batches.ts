/** Days from today; `units` by size, null for a candle without sizes. */
export interface DemoBatch {
  readonly slug: string
  readonly sizes: Readonly<Record<string, number>> | null
  readonly poured: number
  readonly ready: number
}

/** What stands on a shelf today came from these, and what left after they were ready: the sizes say which shelves. */
export const readyBatches: readonly (Omit<DemoBatch, 'sizes'> & { sizes: string[] | null; note: string })[] =
  [
    { slug: 'sandalo-ambar', sizes: ['180 g'], poured: -70, ready: -68, note: '' },
    { slug: 'limao-manjericao', sizes: ['180 g'], poured: -65, ready: -63, note: '' },
    { slug: 'mel-figo', sizes: ['180 g'], poured: -61, ready: -59, note: '' },
    { slug: 'capim-limao', sizes: ['120 g', '180 g'], poured: -56, ready: -54, note: '' },
    {
      slug: 'palo-santo',
      sizes: null,
      poured: -52,
      ready: -50,
      note: 'O ateliê inteiro cheirou a madeira por três dias. Ninguém reclamou.',
    },
    {
      slug: 'rosa-peonia',
      sizes: ['180 g'],
      poured: -28,
      ready: -26,
      note: 'Vertida num sábado, com a janela aberta e o rádio baixo. A rosa demorou a aparecer e, quando apareceu, ficou.',
    },
    {
      slug: 'baunilha-coco',
      sizes: ['180 g'],
      poured: -16,
      ready: -14,
      note: 'Fez frio nessa semana, então aquecemos os copos antes. A superfície ficou lisa como creme.',
    },
    { slug: 'eucalipto-alecrim', sizes: ['180 g'], poured: -13, ready: -11, note: '' },
    {
      slug: 'lavanda-camomila',
      sizes: ['180 g', '320 g'],
      poured: -7,
      ready: -5,
      note: 'Choveu o dia todo e a cera firmou sem pressa. Foi a superfície mais lisa do ano.',
    },
  ]

/** A candle and a size are sold out and can be reserved; the last batch waits for the owner's word. */
export const curingBatches: readonly DemoBatch[] = [
  { slug: 'cedro-vetiver', sizes: { '180 g': 10 }, poured: -2, ready: 0 },
  { slug: 'eucalipto-alecrim', sizes: { '320 g': 6 }, poured: -1, ready: 1 },
  { slug: 'flor-de-laranjeira', sizes: { '180 g': 12 }, poured: -1, ready: 1 },
]
