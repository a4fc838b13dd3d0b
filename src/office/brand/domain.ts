import { type BrandColours, colourTokens, isSamePalette, palettes } from '#settings/domain/brand-colours.ts'
import { LETTERS, type Letters } from '#settings/domain/settings-fields.ts'

export type Look = BrandColours & { readonly letters: string }

const families: Readonly<Record<Letters, string>> = {
  cormorant: '',
  source: 'var(--font-text)',
  fraunces: '"Fraunces Variable",Georgia,serif',
}

export const lettersOf = ({ letters }: Look): Letters =>
  LETTERS.find((each) => each === letters) ?? LETTERS[0]

export const hasOwnColours = (look: Look) => !isSamePalette(look, palettes[0])

export const hasOwnLook = (look: Look) => hasOwnColours(look) || lettersOf(look) !== LETTERS[0]

export function lookProperties(look: Look): Readonly<Record<string, string>> {
  const family = families[lettersOf(look)]
  const colours = hasOwnColours(look) ? Object.entries(colourTokens(look)) : []
  return Object.fromEntries([
    ...colours.map(([name, colour]) => [`--${name}`, colour]),
    ...(family ? [['--font-display', family]] : []),
  ])
}
