import { pathTo } from '#addresses.ts'
import { hasOwnLook, lettersOf } from '#office/brand/domain.ts'
import { defaultBrand } from '#platform/copy/brand.ts'
import { fingerprint } from '#platform/domain/fingerprint.ts'
import type { LogoTone } from '#settings/domain/shop-logo.ts'
import type { ShopSettings } from '#settings/use-cases/load-settings.ts'
import type { ShownBrand, ShownLogo } from '#ui/browser/use-root-data.ts'
import { fontFiles } from './brand-fonts.server.ts'
import { brandSheet } from './brand-sheet.server.ts'

type Settings = Pick<ShopSettings, 'values' | 'logo'>

export const logoFiles = { light: 'logo', dark: 'logo-escuro' } as const satisfies Record<LogoTone, string>

const TURNED = { filter: 'brightness(0) invert(1)' }

const marks = new WeakMap<Settings, string>()

export function brandMark(settings: Settings): string {
  const { values, logo } = settings
  const earlier = marks.get(settings)
  if (earlier) return earlier
  const drawn = [values.contact.name, brandSheet(values.brand), logo.light?.content, logo.dark?.content]
  const mark = fingerprint(drawn.join('\n')).replace('-', '0')
  marks.set(settings, mark)
  return mark
}

export function shownBrand(settings: Settings): ShownBrand | undefined {
  const { values, logo } = settings
  const { brand, contact } = values
  if (!hasOwnLook(brand) && contact.name === defaultBrand.name && !logo.light) return undefined
  const mark = brandMark(settings)
  const file = (name: string) => pathTo('brandFile', { mark, file: name })
  const show = (tone: LogoTone): ShownLogo | null => {
    const { width, height } = logo[tone] ?? {}
    return width && height ? { src: file(logoFiles[tone]), width, height } : null
  }
  const ink = show('light')
  const icons = file('').replace(/\/$/, '')
  return {
    paper: brand.paper,
    fonts: fontFiles[lettersOf(brand)],
    icons,
    iconLinks: [
      { rel: 'icon', href: `${icons}/favicon.png` },
      { rel: 'apple-touch-icon', href: `${icons}/icone-180.png` },
    ],
    ...(ink && { logo: { ink, light: show('dark') ?? { ...ink, style: TURNED } } }),
    ...(hasOwnLook(brand) && { sheet: file('loja.css') }),
  }
}

export const appIcons = ({ icons }: ShownBrand) => {
  const icon = (size: number) => ({
    src: `${icons}/icone-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })
  return [icon(192), icon(512), { ...icon(512), purpose: 'maskable' }]
}
