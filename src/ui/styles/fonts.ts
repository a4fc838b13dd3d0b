import textFont from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import displayFont from './fonts/cormorant-garamond-normal.woff2?url'

/**
 * For `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">`: the first text needs
 * these two.
 */
export const preloadedFonts: readonly string[] = [displayFont, textFont]
