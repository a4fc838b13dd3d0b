import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const readCss = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

function readColours(block: string): Record<string, string> {
  const tokens = block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)
  return Object.fromEntries([...tokens].map(([, name = '', colour = '']) => [name, colour]))
}

const light = readColours(readCss('./tokens.css').split('@media')[0] ?? '')
const darkBlocks = readCss('./admin/tokens.css').split('@media').slice(1).map(readColours)
const dark = { ...light, ...darkBlocks[0] }
const themes = {
  light,
  dark,
  'dark with more contrast': { ...dark, ...darkBlocks[1] },
}

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(first: string, second: string): number {
  const [bright = 0, dim = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return (bright + 0.05) / (dim + 0.05)
}

const papers = ['porcelain', 'ivory', 'linen', 'amber-50', 'sage-100', 'terracotta-100']
const scaleNames = [
  'cocoa-950',
  'cocoa-900',
  'cocoa-800',
  'cocoa-700',
  'cocoa-600',
  'amber-800',
  'terracotta-800',
]

const textPairs = [
  ...papers.flatMap((paper) => scaleNames.map((text) => [text, paper])),
  ...['porcelain', 'ivory', 'linen'].flatMap((paper) =>
    ['amber-700', 'sage-700', 'terracotta-700'].map((text) => [text, paper]),
  ),
  ['amber-700', 'amber-50'],
  ['sage-700', 'sage-100'],
  ['terracotta-700', 'terracotta-100'],
  ['cocoa-900', 'sand'],
  ['cocoa-700', 'sand'],
  ['cocoa-200', 'cocoa-900'],
  ['amber-300', 'cocoa-900'],
] as const

const edgePairs = ['porcelain', 'ivory', 'linen'].map((paper) => ['border', paper] as const)

it.each(Object.entries(themes))('everything that is written can be read: %s', (_name, colours) => {
  const ratio = ([first = '', second = '']: readonly string[]) =>
    contrast(colours[first] ?? '', colours[second] ?? '')
  const tooFaint = [
    ...textPairs.filter((pair) => !(ratio(pair) >= 4.5)),
    ...edgePairs.filter((pair) => !(ratio(pair) >= 3)),
  ]
  expect(tooFaint.map((pair) => `${pair.join(' on ')}: ${ratio(pair).toFixed(2)}`)).toEqual([])
})

it.each(['dark', 'dark with more contrast'] as const)(
  'the bars of a chart stand out from its panel: %s',
  (name) => {
    const { 'chart-bar': bar = '', porcelain = '' } = themes[name] as Record<string, string>
    expect(contrast(bar, porcelain)).toBeGreaterThanOrEqual(3)
  },
)

it('the dark back office gives every colour of the light one another, but those that are right in both', () => {
  const sameNames = Object.keys(light).filter((name) => dark[name as keyof typeof dark] === light[name])
  expect(sameNames).toEqual(['cocoa-100', 'amber-500'])
})
