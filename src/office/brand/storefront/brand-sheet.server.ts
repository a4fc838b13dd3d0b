import { hasOwnColours, type Look, lettersOf, lookProperties } from '#office/brand/domain.ts'
import { colourTokens } from '#settings/domain/brand-colours.ts'
import { fontFaces } from './brand-fonts.server.ts'

const rule = (selector: string, properties: Readonly<Record<string, string>>) =>
  `${selector}{${Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`

/** The back office keeps its own colours, light and dark. */
const SHOP = ':root:not(:has(.admin)),.shop-colours.shop-colours'

export function brandSheet(look: Look): string {
  const sheet = fontFaces[lettersOf(look)] + rule(SHOP, lookProperties(look))
  if (!hasOwnColours(look)) return sheet
  const tokens = colourTokens(look)
  const firmer = {
    '--line': tokens.border,
    '--border': tokens['cocoa-700'],
    '--cocoa-700': tokens['cocoa-900'],
    '--cocoa-600': tokens['cocoa-900'],
    '--cocoa-200': tokens.ivory,
    '--cocoa-100': tokens.ivory,
    '--amber-700': tokens['amber-800'],
  }
  return `${sheet}@media (prefers-contrast:more){${rule(SHOP, firmer)}}`
}
