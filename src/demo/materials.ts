import type { Centavos } from '#platform/domain/money.ts'
import type { MaterialFacts } from '#workshop/materials/domain/material.ts'

export interface DemoMaterial extends MaterialFacts {
  readonly code: string
  /** Of what the first batches took. */
  readonly lotBefore?: string
  readonly purchases: readonly { amount: number; paid: Centavos; daysAgo: number; lot: string }[]
}

const GRAM = 1000
const coconut = { supplierName: 'Ceras do Litoral', supplierPhone: '(11) 90000-0311', leadDays: 5 }
const scents = { supplierName: 'Aromas da Serra', supplierPhone: '(11) 90000-0422', leadDays: 8 }
const glass = { supplierName: 'Vidraria Jardim', supplierPhone: '(11) 90000-0533', leadDays: 12 }
const paper = { supplierName: 'Gráfica Pinheiros', supplierPhone: '', leadDays: 6 }

const wax: DemoMaterial = {
  code: 'wax',
  name: 'Cera de coco',
  kind: 'wax',
  unit: 'g',
  ...coconut,
  reorderAt: 5000 * GRAM,
  lotBefore: 'CL-2184',
  purchases: [
    { amount: 10_000 * GRAM, paid: 60_500, daysAgo: 38, lot: 'CL-2207' },
    { amount: 10_000 * GRAM, paid: 63_500, daysAgo: 13, lot: 'CL-2231' },
  ],
}

/** The candle, what 500 g of its essence cost, and how much of it there is. */
const essences = [
  ['baunilha-coco', 'Baunilha & Coco', 17_000, 310],
  ['cafe-cacau', 'Café & Cacau', 22_500, 400],
  ['canela-laranja', 'Canela & Laranja', 18_000, 140],
  ['capim-limao', 'Capim-limão', 16_000, 265],
  ['cedro-vetiver', 'Cedro & Vetiver', 38_000, 450],
  ['cha-branco', 'Chá Branco', 14_500, 380],
  ['eucalipto-alecrim', 'Eucalipto & Alecrim', 16_500, 500],
  ['flor-de-laranjeira', 'Flor de Laranjeira', 29_000, 480],
  ['jasmim', 'Jasmim', 35_500, 360],
  ['lavanda-camomila', 'Lavanda & Camomila', 19_000, 520],
  ['limao-manjericao', 'Limão & Manjericão', 15_500, 330],
  ['mel-figo', 'Mel & Figo', 24_000, 290],
  ['palo-santo', 'Palo Santo', 49_500, 240],
  ['rosa-peonia', 'Rosa & Peônia', 21_000, 410],
  ['sandalo-ambar', 'Sândalo & Âmbar', 58_000, 300],
] as const

const countable = (
  kind: MaterialFacts['kind'],
  supplier: typeof glass,
  [code, name, each, count, reorderAt]: readonly [string, string, Centavos, number, number],
): DemoMaterial => ({
  code,
  name,
  kind,
  unit: 'piece',
  ...supplier,
  reorderAt,
  purchases: [{ amount: count, paid: each * count, daysAgo: 24, lot: '' }],
})

export const demoMaterials: readonly DemoMaterial[] = [
  wax,
  ...essences.map(
    ([code, scent, paid, grams]): DemoMaterial => ({
      code,
      name: `Essência ${scent}`,
      kind: 'essence',
      unit: 'g',
      ...scents,
      reorderAt: 200 * GRAM,
      lotBefore: `AS-${code.slice(0, 3).toUpperCase()}-38`,
      purchases: [
        {
          amount: grams * GRAM,
          paid: Math.round((paid * grams) / 500),
          daysAgo: 20,
          lot: `AS-${code.slice(0, 3).toUpperCase()}-41`,
        },
      ],
    }),
  ),
  countable('wick', coconut, ['wick-120', 'Pavio fino, para 120 g', 70, 84, 30]),
  countable('wick', coconut, ['wick-180', 'Pavio médio, para 180 g', 90, 90, 30]),
  countable('wick', coconut, ['wick-320', 'Pavio largo, para 320 g', 140, 34, 12]),
  countable('jar', glass, ['glass-120', 'Vidro claro 120 g', 890, 30, 12]),
  countable('jar', glass, ['glass-180', 'Vidro claro 180 g', 1150, 52, 12]),
  countable('jar', glass, ['glass-320', 'Vidro claro 320 g', 1690, 18, 8]),
  countable('jar', glass, ['ceramic-120', 'Copo de cerâmica 120 g', 1420, 20, 8]),
  countable('jar', glass, ['ceramic-180', 'Copo de cerâmica 180 g', 1850, 48, 12]),
  countable('jar', glass, ['ceramic-320', 'Copo de cerâmica 320 g', 2680, 14, 8]),
  countable('label', paper, ['label', 'Rótulo em branco', 120, 180, 60]),
  countable('box', paper, ['box-120', 'Caixa pequena', 418, 33, 15]),
  countable('box', paper, ['box-180', 'Caixa média', 527, 100, 25]),
  countable('box', paper, ['box-320', 'Caixa grande', 712, 28, 10]),
]

const inCeramic = new Set([
  'cedro-vetiver',
  'eucalipto-alecrim',
  'flor-de-laranjeira',
  'jasmim',
  'lavanda-camomila',
  'palo-santo',
  'sandalo-ambar',
])

/** One candle of so many grams: a twelfth of it is essence. */
export function demoRecipe(slug: string, grams: number): { code: string; amount: number }[] {
  const essence = Math.round(grams / 12)
  const jar = inCeramic.has(slug) ? 'ceramic' : 'glass'
  return [
    { code: 'wax', amount: (grams - essence) * GRAM },
    { code: slug, amount: essence * GRAM },
    ...[`wick-${grams}`, `${jar}-${grams}`, 'label', `box-${grams}`].map((code) => ({ code, amount: 1 })),
  ]
}
