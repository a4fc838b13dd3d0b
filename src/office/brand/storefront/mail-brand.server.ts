import { hasOwnColours } from '#office/brand/domain.ts'
import { colourTokens } from '#settings/domain/brand-colours.ts'
import type { ShopSettings } from '#settings/use-cases/load-settings.ts'
import type { MailBrand } from '#ui/emails/site.ts'
import { shownBrand } from './shown-brand.server.ts'

export function mailBrand(settings: ShopSettings): MailBrand | undefined {
  const shown = shownBrand(settings)
  if (!shown) return undefined
  const { brand } = settings.values
  return {
    logo: shown.logo ? `${shown.icons}/email.png` : null,
    colours: hasOwnColours(brand) ? mailColours(colourTokens(brand)) : {},
  }
}

const mailColours = (tokens: ReturnType<typeof colourTokens>): MailBrand['colours'] => ({
  linen: tokens.linen,
  porcelain: tokens.porcelain,
  ivory: tokens.ivory,
  tip: tokens.linen,
  line: tokens.line,
  ink: tokens['cocoa-900'],
  text: tokens['cocoa-700'],
  muted: tokens['cocoa-600'],
})
