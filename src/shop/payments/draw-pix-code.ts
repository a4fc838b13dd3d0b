import { drawQrCode } from '#shop/draw-qr-code.ts'

/** The QR image of a Pix code, as SVG. */
export function drawPixCode(copyPaste: string): string {
  return drawQrCode(copyPaste)
}
