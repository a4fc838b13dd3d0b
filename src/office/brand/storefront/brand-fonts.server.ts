import frauncesFont from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import type { Letters } from '#settings/domain/settings-fields.ts'
import { preloadedFonts } from '#ui/styles/fonts.ts'

const [, textFont = ''] = preloadedFonts

export const fontFiles: Readonly<Record<Letters, readonly string[]>> = {
  cormorant: preloadedFonts,
  source: [textFont],
  fraunces: [frauncesFont, textFont],
}

const fraunces = `@font-face{font-family:"Fraunces Variable";src:url(${frauncesFont}) format("woff2");font-weight:100 900;font-style:normal;font-display:swap}`

export const fontFaces: Readonly<Record<Letters, string>> = { cormorant: '', source: '', fraunces }
