export interface LogoFile {
  readonly content: string
  readonly width: number
  readonly height: number
}

export const LOGO_TONES = ['light', 'dark'] as const
export type LogoTone = (typeof LOGO_TONES)[number]

export type ShopLogo = Readonly<Record<LogoTone, LogoFile | null>>

export function toLogo(values: Readonly<Record<string, string>> | undefined): ShopLogo {
  const read = (tone: LogoTone): LogoFile | null => {
    const content = values?.[tone]
    const [width = 0, height = 0] = (values?.[`${tone}Size`] ?? '').split(' ').map(Number)
    return content && width > 0 && height > 0 ? { content, width, height } : null
  }
  return { light: read('light'), dark: read('dark') }
}

export function logoValues(logo: ShopLogo): Record<string, string> {
  const write = (tone: LogoTone) => {
    const file = logo[tone]
    return file ? { [tone]: file.content, [`${tone}Size`]: `${file.width} ${file.height}` } : {}
  }
  return { ...write('light'), ...write('dark') }
}

const DATA_URL = /^data:image\/webp;base64,/

export const logoType = ({ content }: LogoFile) => (DATA_URL.test(content) ? 'image/webp' : 'image/svg+xml')

export const logoBytes = ({ content }: LogoFile): Uint8Array<ArrayBuffer> =>
  DATA_URL.test(content)
    ? Uint8Array.from(Buffer.from(content.replace(DATA_URL, ''), 'base64'))
    : new TextEncoder().encode(content)
