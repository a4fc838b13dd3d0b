import encodeQr from 'qr'

/** The standard requires four empty modules around the code. */
const QUIET_ZONE = 4

/** Always black on white, because cameras expect it. Decorative: the encoded text must also be shown. */
export function drawQrCode(text: string): string {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  const size = rows.length
  const path = rows.map((row, y) => drawRow(row, y)).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" aria-hidden="true">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  )
}

/** Draws one stroke per run of dark modules, because separate modules would show hairlines between them. */
function drawRow(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x++
    path += `M${start} ${y}h${x - start + 1}v1H${start}z`
  }
  return path
}
