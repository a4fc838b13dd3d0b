export interface BrandColours {
  readonly paper: string
  readonly ink: string
  readonly accent: string
}

/** The first is the demo's, whose colours the style sheets hold. */
export const palettes = [
  { id: 'cocoa', paper: '#fbf7f0', ink: '#2c1d14', accent: '#9c500e' },
  { id: 'sage', paper: '#f6f5ee', ink: '#22291f', accent: '#47633f' },
  { id: 'rose', paper: '#fcf5f3', ink: '#331a1e', accent: '#9a3f4f' },
  { id: 'night', paper: '#f5f6f8', ink: '#141c2b', accent: '#2f4f86' },
  { id: 'clay', paper: '#faf4ee', ink: '#2d1912', accent: '#a4421f' },
  { id: 'graphite', paper: '#f7f6f4', ink: '#1c1b1a', accent: '#4a4742' },
] as const

export const isSamePalette = (one: BrandColours, other: BrandColours) =>
  one.paper === other.paper && one.ink === other.ink && one.accent === other.accent

export const isColour = (text: string) => /^#[0-9a-f]{6}$/.test(text)

type Parts = readonly [red: number, green: number, blue: number]

const WHITE = '#ffffff'
const BLACK = '#000000'

const readParts = (colour: string): Parts => {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

function mix(colour: string, other: string, share: number): string {
  const [one, two] = [readParts(colour), readParts(other)]
  const hex = (at: 0 | 1 | 2) =>
    Math.round(one[at] * (1 - share) + two[at] * share)
      .toString(16)
      .padStart(2, '0')
  return `#${hex(0)}${hex(1)}${hex(2)}`
}

function luminance(colour: string): number {
  const [red, green, blue] = readParts(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Parts
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (bright + 0.05) / (dim + 0.05)
}

export const MIN_TEXT_CONTRAST = 4.5
const MIN_EDGE_CONTRAST = 3

const lowest = (colour: string, papers: readonly string[]) =>
  Math.min(...papers.map((paper) => contrast(colour, paper)))

function nearest(from: string, to: string, papers: readonly string[], least: number): string {
  for (let share = 0; share < 1; share += 0.02) {
    const colour = mix(from, to, share)
    if (lowest(colour, papers) >= least) return colour
  }
  return to
}

/** Colours of states that the owner does not choose: success and danger, and their papers. */
const stateTexts = ['#4b5a41', '#9a3b22']
const statePapers = ['#e4e9da', '#f6e1d7']

function papersOf({ paper, ink, accent }: BrandColours) {
  const papers = { ivory: paper, porcelain: mix(paper, WHITE, 0.6), linen: mix(paper, ink, 0.04) }
  return { ...papers, sand: mix(paper, ink, 0.1), glow: mix(paper, accent, 0.06) }
}

export interface ColourFault {
  readonly field: keyof BrandColours
  readonly contrast: number
  readonly instead: string
}

export function colourFaults(colours: BrandColours): ColourFault[] {
  const { ivory, porcelain, linen, sand, glow } = papersOf(colours)
  const { paper, ink, accent } = colours
  const paperContrast = Math.min(...stateTexts.map((text) => lowest(text, [ivory, linen])))
  if (paperContrast < MIN_TEXT_CONTRAST)
    return [{ field: 'paper', contrast: paperContrast, instead: lightenPaper(colours) }]
  const check = (field: 'ink' | 'accent', colour: string, papers: readonly string[]): ColourFault[] => {
    const ratio = lowest(colour, papers)
    if (ratio >= MIN_TEXT_CONTRAST) return []
    return [{ field, contrast: ratio, instead: nearest(colour, BLACK, papers, MIN_TEXT_CONTRAST) }]
  }
  return [
    ...check('ink', ink, [paper, linen, sand, ...statePapers]),
    ...check('accent', accent, [paper, porcelain, linen, glow]),
  ]
}

function lightenPaper(colours: BrandColours): string {
  for (let share = 0; share < 1; share += 0.02) {
    const paper = mix(colours.paper, WHITE, share)
    const { linen } = papersOf({ ...colours, paper })
    if (stateTexts.every((text) => lowest(text, [paper, linen]) >= MIN_TEXT_CONTRAST)) return paper
  }
  return WHITE
}

export function colourTokens(colours: BrandColours) {
  const { paper, ink, accent } = colours
  const { ivory, porcelain, linen, sand, glow } = papersOf(colours)
  const papers = [ivory, porcelain, linen, glow, ...statePapers]
  const readable = (share: number) => nearest(mix(ink, paper, share), ink, papers, MIN_TEXT_CONTRAST)
  return {
    porcelain,
    ivory,
    linen,
    sand,
    line: mix(paper, ink, 0.15),
    border: nearest(mix(ink, paper, 0.5), ink, [ivory, porcelain, linen], MIN_EDGE_CONTRAST),
    'border-on-dark': mix(ink, paper, 0.58),
    faded: mix(paper, ink, 0.35),
    'cocoa-950': mix(ink, BLACK, 0.25),
    'cocoa-900': ink,
    'cocoa-800': readable(0.08),
    'cocoa-700': readable(0.16),
    'cocoa-600': readable(0.3),
    'cocoa-200': nearest(mix(paper, ink, 0.17), WHITE, [ink], MIN_TEXT_CONTRAST),
    'cocoa-100': mix(paper, ink, 0.08),
    'amber-50': glow,
    'amber-300': nearest(mix(accent, WHITE, 0.35), WHITE, [ink], MIN_TEXT_CONTRAST),
    'amber-500': mix(accent, WHITE, 0.2),
    'amber-700': accent,
    'amber-800': mix(accent, BLACK, 0.2),
  }
}
